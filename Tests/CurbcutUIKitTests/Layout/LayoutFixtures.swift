import Foundation

@testable import CurbcutUIKit

/// A view with content of a fixed size, as a label has.
final class BoxView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var baseline: CGFloat?

  init(_ width: CGFloat, _ height: CGFloat, _ name: String = "") {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override var firstBaselineOffsetFromTop: CGFloat? { baseline }
  override var lastBaselineOffsetFromBottom: CGFloat? { baseline.map { content.height - $0 } }
}

/// Text of a given length in letters of 10 by 20 points that wraps where it must.
final class ParagraphView: UIView {
  var letters: Int { didSet { invalidateIntrinsicContentSize() } }

  init(_ letters: Int) {
    self.letters = letters
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(letters) * 10, height: 20) }
  override var intrinsicSizeDependsOnWidth: Bool { true }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let perLine = max(1, Int((width + 0.01) / 10))
    let lines = (letters + perLine - 1) / perLine
    return CGSize(width: CGFloat(min(letters, perLine)) * 10, height: CGFloat(max(lines, 1)) * 20)
  }
}

/// A view whose content scrolls.
final class ScrollingView: UIView {
  var contentWidth: CGFloat?
  var contentHeight: CGFloat?
  override var hasScrollableContent: Bool { true }

  override func constraintsDidGiveContentSize(width: CGFloat?, height: CGFloat?) {
    contentWidth = width
    contentHeight = height
  }
}

@MainActor
func plain(_ superview: UIView? = nil) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

@MainActor
func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Collects what Auto Layout complains about.
@MainActor
final class IssueLog {
  var issues: [LayoutDiagnostics.Issue] = []

  var messages: [String] { issues.map(\.message) }

  /// Runs code and gives back the complaints.
  static func messages(_ body: () throws -> Void) rethrows -> [String] {
    let log = IssueLog()
    let before = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { log.issues.append($0) }
    defer { LayoutDiagnostics.handler = before }
    try body()
    return log.messages
  }
}
