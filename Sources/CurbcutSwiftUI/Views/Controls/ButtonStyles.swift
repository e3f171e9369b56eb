import CurbcutUIKit
import Foundation

/// The looks of the system's buttons.
struct StandardButtonLook: ButtonStyle {
  enum Kind {
    case borderless
    case plain
    case bordered
    case prominent
    case glass
    case prominentGlass
  }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  /// A style that is set around a button is that of its label.
  @Environment(\.hasOwnForeground) private var hasOwnForeground

  func makeBody(configuration: Configuration) -> some View {
    look(configuration).opacity(configuration.isPressed ? 0.2 : 1)
  }

  @ViewBuilder
  private func look(_ configuration: Configuration) -> some View {
    let tint: Color = configuration.role == .destructive ? .red : .controlTint
    switch kind {
    case .borderless where hasOwnForeground, .plain: configuration.label.opacity(isEnabled ? 1 : 0.4)
    case .borderless: configuration.label.systemForeground(isEnabled ? tint : tint.opacity(0.4))
    case .bordered:
      label(configuration, in: isEnabled ? tint : .secondary)
        .modifier(ButtonRoom(shape: shape, insets: insets)).background(tint.opacity(0.15), in: outline)
    case .glass:
      label(
        configuration,
        in: isEnabled
          ? AnyShapeStyle(configuration.role == .destructive ? Color.red : .primary)
          : AnyShapeStyle(.secondary)
      )
      .modifier(ButtonRoom(shape: shape, insets: insets))
      .modifier(GlassBackground(glass: .regular, shape: shape.shape))
    case .prominent, .prominentGlass:
      label(configuration, in: .white)
        .modifier(ButtonRoom(shape: shape, insets: insets)).background(
          isEnabled ? tint : .gray.opacity(0.4), in: kind == .prominent ? outline : shape.shape)
    }
  }

  /// Before iOS 26 the system's choice was a rectangle with round corners.
  private var outline: BorderShape {
    guard shape == .automatic, UIKitHost.shared.settings.system == .iOS18 else { return shape.shape }
    switch controlSize {
    case .large, .extraLarge: return BorderShape(kind: .rounded(12))
    default: return BorderShape(kind: .rounded(nil))
    }
  }

  /// The label, in the style of the button unless the app has set one around it.
  @ViewBuilder
  private func label(_ configuration: Configuration, in style: some ShapeStyle) -> some View {
    if hasOwnForeground { configuration.label } else { configuration.label.systemForeground(style) }
  }

  /// Recorded for the regular size: 14 points more height and 24 more width than the label.
  private var insets: EdgeInsets {
    switch controlSize {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    default: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// Keeps room around the label of a bordered button, equal on all sides in a circle.
private struct ButtonRoom: ViewModifier {
  let shape: ButtonBorderShape
  let insets: EdgeInsets

  func body(content: Content) -> some View {
    if shape == .circle {
      SquareLayout { content.padding(insets.top) }
    } else {
      content.padding(insets)
    }
  }
}

/// As wide as high, around one view in the middle.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A style of the system.
@MainActor
protocol SystemButtonStyle {
  /// Whether it stands out.
  var isProminent: Bool { get }
}

extension SystemButtonStyle {
  var isProminent: Bool { false }
}

/// The system's choice.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .borderless), configuration: configuration, fillsRow: true)
  }
}

/// What the system makes of a row of a list that leads somewhere: its label alone, and a tap anywhere in the row.
struct RowButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .plain), configuration: configuration, fillsRow: true)
  }
}

/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .borderless), configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .plain), configuration: configuration)
  }
}

/// A label on a pale shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .bordered), configuration: configuration)
  }
}

/// A label on a shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  var isProminent: Bool { true }

  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .prominent), configuration: configuration)
  }
}

/// A label on glass.
///
/// Follows <https://developer.apple.com/documentation/swiftui/glassbuttonstyle>.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .glass), configuration: configuration)
  }
}

/// A label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  var isProminent: Bool { true }

  /// Creates the style.
  nonisolated public init() {}
  /// The view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: StandardButtonLook(kind: .prominentGlass), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The system's choice.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless style.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain style.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered style.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent style.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: InsettableShape, Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, rounded(CGFloat?), circle }

  let kind: Kind

  /// The system's choice.
  public static let automatic = Self(kind: .automatic)
  /// A half circle at both ends.
  public static let capsule = Self(kind: .capsule)
  /// Round corners.
  public static let roundedRectangle = Self(kind: .rounded(nil))
  /// A circle.
  public static let circle = Self(kind: .circle)
  /// Round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> Self { Self(kind: .rounded(radius)) }

  var shape: BorderShape { BorderShape(kind: kind) }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape, inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that the system gives to bordered buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The shape of a bordered button: a capsule on iOS 26.
struct BorderShape: Shape {
  let kind: ButtonBorderShape.Kind

  func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 7).path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  typealias AnimatableData = EmptyAnimatableData
}

/// The size of controls.
///
/// Follows <https://developer.apple.com/documentation/swiftui/controlsize>.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// One of the sizes, from the smallest to the largest; `regular` is the default.
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}
private enum BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The shape of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  /// Sets the shape of the bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
