import Foundation

/// A point. The same as `CGPoint(x:y:)`.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpointmake(_:_:)>.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size. The same as `CGSize(width:height:)`.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgsizemake(_:_:)>.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle. The same as `CGRect(x:y:width:height:)`.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgrectmake(_:_:_:_:)>.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
