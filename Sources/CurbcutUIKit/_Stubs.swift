// Stand-ins until the Layout and Containers folders land; whoever brings the real type deletes its line.
import Foundation

public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact, defaultPrompt = 101, compactPrompt }
extension UIView {
  func setContentHuggingPriority(_ p: UILayoutPriority, for a: NSLayoutConstraint.Axis) {}
}
public class NSLayoutConstraint { public enum Axis { case horizontal, vertical } }
