import CurbcutUIKit
import Foundation

/// What the views of a sheet say about it.
@MainActor
struct PresentationWishes {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: Binding<PresentationDetent>?
  var showsGrabber = Visibility.automatic
  var isDismissDisabled = false
  var background: AnyView?
  var cornerRadius: CGFloat?
  var interaction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var adaptation: PresentationAdaptation?
  var sizing: _PresentationSizingKind?

  nonisolated init() {}
}

enum PresentationKey: PreferenceKey {
  static var defaultValue: PresentationWishes { PresentationWishes() }
  static func reduce(value: inout PresentationWishes, nextValue: () -> PresentationWishes) {
    let next = nextValue()
    Isolation.onMain {
      value.detents.formUnion(next.detents)
      value.selectedDetent = value.selectedDetent ?? next.selectedDetent
      if value.showsGrabber == .automatic { value.showsGrabber = next.showsGrabber }
      value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
      value.background = value.background ?? next.background
      value.cornerRadius = value.cornerRadius ?? next.cornerRadius
      if value.interaction == .automatic { value.interaction = next.interaction }
      if value.contentInteraction == .automatic { value.contentInteraction = next.contentInteraction }
      value.adaptation = value.adaptation ?? next.adaptation
      value.sizing = value.sizing ?? next.sizing
    }
  }
}

/// A height at which a sheet rests.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationdetent>.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  nonisolated(unsafe) private let resolver: (any CustomPresentationDetent.Type)?

  private init(kind: Kind, resolver: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.resolver = resolver
  }

  /// About half the screen.
  public static let medium = Self(kind: .medium)
  /// The whole height.
  public static let large = Self(kind: .large)
  /// A part of the height.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(kind: .custom(ObjectIdentifier(type)), resolver: type)
  }

  /// What a height is computed from.
  @dynamicMemberLookup
  public struct Context {
    let values: EnvironmentValues
    /// The largest height that there is room for, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      values[keyPath: keyPath]
    }
  }

  /// Whether two heights are the same.
  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  var order: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    case .height(let height): height / 1000
    case .custom: 0.5
    }
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    default: .init("\(kind)")
    }
  }

  @MainActor
  func platform(_ environment: Attribute<EnvironmentValues>) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let part): .custom(identifier: identifier) { $0.maximumDetentValue * part }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom:
      .custom(identifier: identifier) { [resolver] in
        let values = GraphNode.untracked { environment.value }
        return resolver?.height(in: Context(values: values, maxDetentValue: $0.maximumDetentValue))
      }
    }
  }
}

/// Computes a height at which a sheet rests.
///
/// Follows <https://developer.apple.com/documentation/swiftui/custompresentationdetent>.
public protocol CustomPresentationDetent {
  /// What the height can depend on: the greatest height of a sheet and the environment.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil when it is not available.
  static func height(in context: Context) -> CGFloat?
}

/// What a presentation becomes where there is little room.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationadaptation>.
public struct PresentationAdaptation: Sendable {
  let style: UIModalPresentationStyle
  /// As the system does.
  public static var automatic: Self { Self(style: .automatic) }
  /// What it is elsewhere.
  public static var none: Self { Self(style: .none) }
  /// A popover.
  public static var popover: Self { Self(style: .popover) }
  /// A sheet.
  public static var sheet: Self { Self(style: .pageSheet) }
  /// The whole screen.
  public static var fullScreenCover: Self { Self(style: .fullScreen) }
}

/// Whether what is behind a presentation can be used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction>.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
  private let kind: Kind
  /// As the system does.
  public static var automatic: Self { Self(kind: .automatic) }
  /// It can.
  public static var enabled: Self { Self(kind: .enabled) }
  /// It cannot.
  public static var disabled: Self { Self(kind: .disabled) }
  /// It can while the sheet is no higher.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .upThrough(detent)) }

  func detent(_ detents: Set<PresentationDetent>) -> UISheetPresentationController.Detent.Identifier? {
    switch kind {
    case .automatic, .disabled: nil
    case .enabled: detents.max { $0.order < $1.order }?.identifier ?? .large
    case .upThrough(let detent): detent.identifier
    }
  }
}

/// What a gesture over the content of a sheet does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationcontentinteraction>.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let raw: Int
  /// As the system does.
  public static var automatic: Self { Self(raw: 0) }
  /// It changes the height first.
  public static var resizes: Self { Self(raw: 1) }
  /// It scrolls first.
  public static var scrolls: Self { Self(raw: 2) }
}

/// Where the arrow of a popover points to.
///
/// Follows <https://developer.apple.com/documentation/swiftui/popoverattachmentanchor>.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(RectAnchor)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of the view.
  public enum RectAnchor: Sendable {
    /// The whole view.
    case bounds
    /// A rectangle, in points.
    case rect(CGRect)
  }
}
