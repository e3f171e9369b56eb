// Stand-ins until CurbcutGraphics and the Drawing, Text and Layout folders land; whoever brings the real type deletes its line.
import Foundation

public struct CGAffineTransform: Sendable {
  public static let identity = CGAffineTransform(); var isIdentity: Bool { true }; init() {};
  init(translationX: CGFloat, y: CGFloat) {}; func inverted() -> CGAffineTransform { self }
}
extension CGRect {
  func applying(_ t: CGAffineTransform) -> CGRect { self }
  func inset(by i: UIEdgeInsets) -> CGRect { self }
}
extension CGPoint { func applying(_ t: CGAffineTransform) -> CGPoint { self } }
extension CGSize { func applying(_ t: CGAffineTransform) -> CGSize { self } }
public final class CGPath {}
public final class CGColor: Sendable { var alpha: CGFloat { 1 } }
public final class CGContext {
  func saveGState() {}; func restoreGState() {}; func setAlpha(_ a: CGFloat) {};
  func beginTransparencyLayer() {}; func endTransparencyLayer() {}
  func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}; func setFillColor(_ c: CGColor) {};
  func setStrokeColor(_ c: CGColor) {}; func addPath(_ p: CGPath) {}; func fillPath() {};
  func strokePath() {}; func clip() {}; func translateBy(x: CGFloat, y: CGFloat) {};
  func scaleBy(x: CGFloat, y: CGFloat) {}; func concatenate(_ t: CGAffineTransform) {};
  func setLineWidth(_ w: CGFloat) {}
}
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
  static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2)
  static let all = Self(rawValue: 15); var roundedCorners: UIRectCorner { .allCorners }
}
public struct UIRectCorner: Sendable { static let allCorners = UIRectCorner() }
open class CALayer {
  required public init() {}; var frame = CGRect.zero; var masksToBounds = false;
  var cornerRadius: CGFloat = 0; var maskedCorners: CACornerMask = []; var shadowOpacity: Float = 0;
  var shadowColor: CGColor?; var shadowOffset = CGSize.zero; var shadowRadius: CGFloat = 0;
  var borderWidth: CGFloat = 0; var borderColor: CGColor?
  func render(contentsIn c: CGContext) {}
}
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat;
  static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
public struct NSDirectionalEdgeInsets { public var top, leading, bottom, trailing: CGFloat }
public struct UILayoutPriority: Sendable { static let fittingSizeLevel = UILayoutPriority() }
open class UIColor: @unchecked Sendable {
  static let systemBlue = UIColor(), black = UIColor(), white = UIColor(); init() {};
  init(cgColor: CGColor) {}; var cgColor: CGColor { CGColor() };
  func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
}
@MainActor open class UIBezierPath {
  init() {}; init(cgPath: CGPath) {}; init(rect: CGRect) {};
  init(roundedRect: CGRect, cornerRadius: CGFloat) {};
  init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {};
  var cgPath: CGPath { CGPath() }; var bounds: CGRect { .zero }; func apply(_ t: CGAffineTransform) {}
}
open class UIImage {}
open class UITextRange: NSObject {}
open class AXCustomContent: NSObject {}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
