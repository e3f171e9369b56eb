import AccessibilityTree
import AssistiveTechnology
import Audit
import Foundation

/// What shows a screen: UIKit as Curbcut has it, or Apple's.
@MainActor
package protocol ScreenStage: AnyObject {
  /// What assistive technologies read and act on.
  var provider: any ScreenProvider { get }
  /// The elements as they are now.
  var tree: ElementTree { get }
  /// Why nothing that is heard here can be trusted; nil for nothing.
  var problem: String? { get }
  /// What a person could not do because of how the screen is shown, to be told when an expectation fails; nil for nothing.
  var remark: String? { get }
  /// Makes the device of the process the one of the screen.
  func install()
  /// Lets an app pass time by its own clock, in seconds; nothing where the session does.
  func wait(_ seconds: Double)
  /// A PNG with frames outlined, in points; nil for a screen that is too large to be drawn.
  func picture(outlining frames: [CGRect]) -> [UInt8]?
  /// The screen with all that the audit can know about it.
  ///
  /// - Parameter rules: the rules that the test named, some of which cost time.
  func audited(for rules: Set<String>) -> AuditedScreen
}
