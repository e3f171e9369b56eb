import Foundation

/// A coordinate space: that of a view, or of the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicoordinatespace>.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the object in its own coordinate space, in points.
  var bounds: CGRect { get }
  /// Converts a point from this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another; a rotated rectangle becomes its bounding box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one; a rotated rectangle becomes its bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  // Disfavoured, so that passing a view selects the overload for views, as on iOS.
  /// Converts a point from this view to another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return convertToScreen(CGRect(origin: point, size: .zero)).origin
  }

  /// Converts a point from another space to this view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convertFromScreen(point)
  }

  /// Converts a rectangle from this view to another space; a rotated rectangle becomes its bounding box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return convertToScreen(rect)
  }

  /// Converts a rectangle from another space to this view; a rotated rectangle becomes its bounding box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return UIView.boundingRect(rect) { convertFromScreen($0) }
  }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen in the current interface orientation: the screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space of the screen in portrait; here the same as ``coordinateSpace``.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point from the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convertFromScreen(point) ?? point
  }
  /// Converts a point from another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }
  /// Converts a rectangle from the screen to another space; a rotated rectangle becomes its bounding box.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }
  /// Converts a rectangle from another space to the screen; a rotated rectangle becomes its bounding box.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
