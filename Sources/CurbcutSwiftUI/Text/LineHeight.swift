import CurbcutUIKit
import Foundation

extension AttributedString {
  /// The height of the lines of a text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/lineheight>.
  public struct LineHeight: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case variable
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }
    fileprivate let kind: Kind

    /// What the letters of each line need.
    public static let variable = LineHeight(kind: .variable)
    /// That of the font.
    public static let normal = LineHeight(kind: .multiple(1))
    /// Higher than usual. Apple gives no figure; it is a quarter more here.
    public static let loose = LineHeight(kind: .multiple(1.25))
    /// Lower than usual. Apple gives no figure; it is a tenth less here.
    public static let tight = LineHeight(kind: .multiple(0.9))
    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// So many times the size of the font's lines.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// With so many points more between the lines.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

    /// Whether lines are so high, and no higher: there is no leading of the font between them.
    var isExact: Bool { if case .exact = kind { true } else { false } }

    /// Sets the height in a paragraph style.
    func apply(to style: NSMutableParagraphStyle) {
      switch kind {
      case .variable: break
      case .exact(let points):
        style.minimumLineHeight = max(0, points)
        style.maximumLineHeight = max(0, points)
      case .multiple(let factor): style.lineHeightMultiple = max(0, factor)
      case .leading(let increase): style.lineSpacing += increase
      }
    }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static let defaultValue: AttributedString.LineHeight? = nil
}

extension EnvironmentValues {
  /// The height of the lines of texts; nil for that of their fonts.
  var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of the lines of the texts in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/lineheight(_:)>.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
