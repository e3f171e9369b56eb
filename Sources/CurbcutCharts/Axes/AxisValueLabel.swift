import Foundation

/// The way in which a label is written.
///
/// Follows <https://developer.apple.com/documentation/charts/axisvaluelabelorientation>.
public struct AxisValueLabelOrientation: Sendable, Equatable {
  enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind

  /// What suits: as text is written.
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  /// As text is written.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From the top to the bottom.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From the bottom to the top.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// What becomes of labels for which there is no room.
///
/// Follows <https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution>.
public struct AxisValueLabelCollisionResolution: Sendable, Equatable {
  enum Kind: Sendable { case automatic, greedy, disabled, truncate }
  let kind: Kind

  /// What suits: they are left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// Each is left out that overlaps one before.
  public static var greedy: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy)
  }
  /// As ``greedy``, with some points between them.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  {
    AxisValueLabelCollisionResolution(kind: .greedy)
  }
  /// They overlap.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// The label of a value on an axis.
///
/// Follows <https://developer.apple.com/documentation/charts/axisvaluelabel>.
public struct AxisValueLabel<Content: View>: AxisMark {
  private let part: AxisPart

  private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    part = AxisPart(
      kind: .label(
        AxisLabel(
          content: content, anchor: anchor, horizontalSpacing: horizontalSpacing,
          verticalSpacing: verticalSpacing,
          isVertical: orientation.kind == .vertical || orientation.kind == .verticalReversed,
          gives: collisions.kind != .disabled)),
      isCentered: centered)
  }

  /// Creates a label that a closure makes.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }
}

extension AxisValueLabel where Content == Never {
  /// Creates the label that suits the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// Creates a label with the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .formatted { Format.FormatInput(plotValue: $0).map(format.format) }, centered, anchor,
      collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}
