import CurbcutUIKit
import Foundation

/// Ranges of the text of elements, in UTF-16 units, as UIKit's rotors give them.
extension UITextRange {
  /// The range of so many units.
  static func units(_ range: NSRange) -> UITextRange { TextOffsetRange(range) }

  /// The range in units, if it is of a text whose positions are counted.
  var units: NSRange? { (self as? TextOffsetRange)?.range }
}
