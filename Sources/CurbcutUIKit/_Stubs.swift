// Stand-ins until the Drawing, Text and Layout folders land; whoever brings the real type deletes its line.
import Foundation

public struct UIRectCorner: Sendable { static let allCorners = UIRectCorner() }
open class UIColor: @unchecked Sendable {
  public static let systemBlue = UIColor(), systemRed = UIColor(), systemGreen = UIColor()
  static let black = UIColor(), white = UIColor(); init() {}
  init(cgColor: CGColor) {}; var cgColor: CGColor { .black }
  func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
}
@MainActor open class UIBezierPath {
  init() {}; init(cgPath: CGPath) {}; init(rect: CGRect) {};
  init(roundedRect: CGRect, cornerRadius: CGFloat) {};
  init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {};
  var cgPath: CGPath { CGMutablePath() }; var bounds: CGRect { .zero }; func apply(_ t: CGAffineTransform) {}
}
open class UIImage {}
open class UITextRange: NSObject {}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
