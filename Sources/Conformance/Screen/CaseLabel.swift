import CurbcutUIKit
import Foundation

/// A label of a case: what the case does not give comes from UILabel itself.
enum CaseLabel {
  @MainActor
  static func make(_ node: CaseNode) -> UIView { CaseView(node) }
}
