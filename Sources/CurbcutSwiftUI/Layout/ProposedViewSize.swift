import Foundation

/// A size that a parent proposes to a view, in points: nil asks for the ideal, 0 for the minimum, infinity for the
/// maximum.
///
/// Follows <https://developer.apple.com/documentation/swiftui/proposedviewsize>.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for the ideal one.
  public var width: CGFloat?
  /// The height; nil for the ideal one.
  public var height: CGFloat?

  /// Asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with a value in place of what is not specified; 10 for a view that has no opinion.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// The rectangle with its edges, not its size, on whole pixels, so that neighbours never gap.
  func edgesRounded(toScale scale: CGFloat) -> CGRect {
    // Half a pixel must go the same way however the value was added up.
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 1e-7).rounded() / scale }
    let (left, top) = (rounded(minX), rounded(minY))
    return CGRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }
}

/// The horizontal or vertical direction.
///
/// Follows <https://developer.apple.com/documentation/swiftui/axis>.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Set.horizontal : Set.vertical) }
  }
}

extension ProposedViewSize {
  /// The proposal; nothing is proposed where it is no number, of which the app is warned.
  @MainActor
  var withoutNaN: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    GraphWarning.invalidFrame.report()
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
