import CurbcutUIKit
import Foundation

/// What a screen that is measured needs beside what a screen that is read does.
extension TrialView {
  static let measuredMakers: [String: @MainActor (inout CaseReader) throws -> UIView] = [
    "UIStackView": makeStack, "UITextView": makeTextView,
    "UIProgressView": { reader in
      let isBar = try reader.bool("isBar") ?? false
      return UIProgressView(progressViewStyle: isBar ? .bar : .default)
    },
  ]

  /// Sets where a view stands, and what is inside.
  static func setLayout(of view: UIView, _ reader: inout CaseReader) throws {
    if let id = try reader.string("id") { view.accessibilityIdentifier = id }
    if let frame = try reader.rect("frame") { view.frame = frame }
    for (key, anchor) in [("fixedHeight", view.heightAnchor), ("fixedWidth", view.widthAnchor)] {
      guard let length = try reader.number(key) else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      anchor.constraint(equalToConstant: CGFloat(length)).isActive = true
    }
    if let label = view as? UILabel { try setText(of: label, &reader) }
    for child in try reader.objects("contents") ?? [] { view.addSubview(try make(child)) }
    if let offset = try reader.number("accessibilityFrameOffset"), let label = view as? MovedLabel {
      label.offset = CGFloat(offset)
    }
    if let center = try reader.point("center") {
      let size = view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      view.frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// The view with an `id`, in a view and what is inside.
  static func view(withID id: String, in root: UIView) -> UIView? {
    if root.accessibilityIdentifier == id { return root }
    for child in root.subviews {
      if let found = view(withID: id, in: child) { return found }
    }
    return nil
  }

  private static func setText(of label: UILabel, _ reader: inout CaseReader) throws {
    if let font = try font(&reader) { label.font = font }
    if let lines = try reader.int("numberOfLines") { label.numberOfLines = lines }
    if let pieces = try reader.objects("pieces") {
      let text = NSMutableAttributedString(string: "")
      for piece in pieces {
        var piece = piece
        let size = CGFloat(try piece.number("fontSize") ?? 17)
        let font = try piece.string("fontName").flatMap { UIFont(name: $0, size: size) }
        text.append(
          NSAttributedString(
            string: try piece.required("text"), attributes: [.font: font ?? .systemFont(ofSize: size)]))
        try piece.finish()
      }
      label.attributedText = text
    }
    if let width = try reader.number("fittingWidth") {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      label.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    }
  }

  static func font(_ reader: inout CaseReader) throws -> UIFont? {
    let style = try reader.string("textStyle")
    let size = try reader.number("fontSize")
    let isBold = try reader.bool("isBold") ?? false
    if let style {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "UICTFontTextStyle\(style)"))
    }
    guard let size else { return nil }
    return isBold ? .boldSystemFont(ofSize: CGFloat(size)) : .systemFont(ofSize: CGFloat(size))
  }

  private static func makeStack(_ reader: inout CaseReader) throws -> UIView {
    let stack = UIStackView(arrangedSubviews: try (reader.objects("arranged") ?? []).map { try make($0) })
    stack.axis = try reader.choice("axis", ["vertical": .vertical, "horizontal": .horizontal]) ?? .horizontal
    stack.spacing = CGFloat(try reader.number("spacing") ?? 0)
    if let alignment = try reader.choice(
      "alignment", ["fill": UIStackView.Alignment.fill, "top": .top, "center": .center, "leading": .leading])
    {
      stack.alignment = alignment
    }
    if let distribution = try reader.choice(
      "distribution",
      [
        "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
        "fillProportionally": .fillProportionally,
      ])
    {
      stack.distribution = distribution
    }
    return stack
  }

  private static func makeTextView(_ reader: inout CaseReader) throws -> UIView {
    let view = UITextView()
    view.text = try reader.string("text")
    if let font = try font(&reader) { view.font = font }
    return view
  }
}

/// A label whose accessibility frame is not its own.
final class MovedLabel: UILabel {
  var offset: CGFloat = 0

  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame.offsetBy(dx: 0, dy: offset) }
    set { super.accessibilityFrame = newValue }
  }
}

/// A view of a size of its own; `noIntrinsicMetric` is as wide as there is room.
final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height)))
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: self.size.width == UIView.noIntrinsicMetric ? size.width : self.size.width,
      height: self.size.height)
  }
}
