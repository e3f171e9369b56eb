import Foundation

/// A space in which points and rectangles lie: that of a view, or of the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicoordinatespace>.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that the object fills in its own space, in points.
  var bounds: CGRect { get }
  /// A point of this space in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another; what is turned is enclosed.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one; what is turned is enclosed.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  // Disfavoured, so that a view that is passed means the view, as on iOS.
  /// A point of this view in another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return convertToScreen(CGRect(origin: point, size: .zero)).origin
  }

  /// A point of another space in this view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convertFromScreen(point)
  }

  /// A rectangle of this view in another space; what is turned is enclosed.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return convertToScreen(rect)
  }

  /// A rectangle of another space in this view; what is turned is enclosed.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return UIView.boundingRect(rect) { convertFromScreen($0) }
  }
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen as the interface is turned: the screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen whichever way it is held: the same as ``coordinateSpace`` here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convertFromScreen(point) ?? point
  }
  /// A point of another space on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of the screen in another space; what is turned is enclosed.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }
  /// A rectangle of another space on the screen; what is turned is enclosed.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
