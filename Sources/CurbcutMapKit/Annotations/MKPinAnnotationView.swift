import CurbcutCoreLocation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The colours of pins before iOS 9.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpinannotationcolor>.
public enum MKPinAnnotationColor: UInt, Hashable, Sendable {
  /// Red.
  case red
  /// Green.
  case green
  /// Purple.
  case purple
}

/// A pin.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpinannotationview>.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  override func setUp() {
    super.setUp()
    bounds.size = CGSize(width: 32, height: 39)
  }

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }

  /// The colour of the head; red by default.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
  /// The colour of the head, of three.
  open var pinColor = MKPinAnnotationColor.red {
    didSet {
      switch pinColor {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }
  /// Whether the pin falls from above when it comes; false by default.
  @Unsupported("MKPinAnnotationView.animatesDrop: pins are there at once")
  open var animatesDrop = false

  /// The red of pins.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The green of pins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The purple of pins.
  open class func purplePinColor() -> UIColor { .systemPurple }

  open override func draw(_ rect: CGRect) {
    guard image == nil else { return }
    UIColor.systemGray.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: 12, width: 2, height: bounds.height - 12)).fill()
    (pinTintColor ?? Self.redPinColor()).setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 8, y: 0, width: 16, height: 16)).fill()
  }
}

/// The dot where the person is.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkuserlocationview>.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  override func setUp() {
    super.setUp()
    bounds.size = CGSize(width: 22, height: 22)
  }

  override var spokenTexts: [String] {
    let texts = super.spokenTexts
    return texts.isEmpty ? [SystemWord.myLocation.text] : texts
  }

  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    (tintColor ?? .systemBlue).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
  }
}
