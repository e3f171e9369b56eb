import CurbcutUIKit
import Foundation

/// What views say about the scroll views in them.
struct ScrollSettings: Equatable {
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var bounces: [Axis: ScrollBounceBehavior] = [:]
  var isDisabled = false
  var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
  var anchors: [ScrollAnchorRole.Kind: UnitPoint] = [:]
  var isPaging = false
  var isClipDisabled = false
  var showsBackground: Visibility = .automatic
  /// The edges at which content does not fade under bars.
  var edgesWithoutEffect: Edge.Set = []

  func shows(_ axis: Axis) -> Bool {
    indicators[axis].map { $0 != .hidden && $0 != .never } ?? true
  }

  func bouncesAlways(_ axis: Axis) -> Bool { bounces[axis] != .basedOnSize }

  @MainActor
  func apply(to scrollView: UIScrollView) {
    scrollView.isScrollEnabled = !isDisabled
    scrollView.isPagingEnabled = isPaging
    scrollView.clipsToBounds = !isClipDisabled
    scrollView.topEdgeEffect.isHidden = edgesWithoutEffect.contains(.top)
    scrollView.bottomEdgeEffect.isHidden = edgesWithoutEffect.contains(.bottom)
    scrollView.keyboardDismissMode =
      switch dismissesKeyboard {
      case .immediately: .onDrag
      case .never: .none
      case .interactively, .automatic: .interactive
      default: .interactive
      }
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { !scrolling.isDisabled }
    set { scrolling.isDisabled = !newValue }
  }

  /// Whether scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrolling.dismissesKeyboard }
    set { scrolling.dismissesKeyboard = newValue }
  }
}

/// Whether scrolling shows indicators.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility>.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let raw: Int
  /// As the platform does.
  public static let automatic = Self(raw: 0)
  /// Shown while scrolling.
  public static let visible = Self(raw: 1)
  /// Hidden unless a pointing device is used.
  public static let hidden = Self(raw: 2)
  /// Never shown.
  public static let never = Self(raw: 3)
}

/// Whether content that fits can be pulled.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollbouncebehavior>.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let raw: Int
  /// As the platform does.
  public static let automatic = Self(raw: 0)
  /// Always.
  public static let always = Self(raw: 1)
  /// Only where it is larger than the view.
  public static let basedOnSize = Self(raw: 2)
}

/// How scrolling dismisses the keyboard.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode>.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let raw: Int
  /// As suits the view.
  public static let automatic = Self(raw: 0)
  /// As soon as scrolling begins.
  public static let immediately = Self(raw: 1)
  /// With the finger.
  public static let interactively = Self(raw: 2)
  /// Not at all.
  public static let never = Self(raw: 3)
}

/// What an anchor is for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollanchorrole>.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: CaseIterable { case initialOffset, sizeChanges, alignment }

  let kind: Kind
  /// Which part of the content is seen at first.
  public static let initialOffset = Self(kind: .initialOffset)
  /// Which part of the content stays in its place when the size of the content or of the view changes.
  public static let sizeChanges = Self(kind: .sizeChanges)
  /// Where content stands that is smaller than the view.
  public static let alignment = Self(kind: .alignment)
}

extension View {
  /// Shows or hides the indicators of the scroll views in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)>.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrolling) { settings in
      for axis in Axis.allCases where axes.contains(axis) { settings.indicators[axis] = visibility }
    }
  }

  /// Lets content that fits be pulled or not.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:)>.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    transformEnvironment(\.scrolling) { settings in
      for axis in Axis.allCases where axes.contains(axis) { settings.bounces[axis] = behavior }
    }
  }

  /// Keeps people from scrolling.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)>.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrolling) { if disabled { $0.isDisabled = true } }
  }

  /// Lets the content of scroll views be seen outside of them.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)>.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.isClipDisabled = disabled }
  }

  /// Sets how scrolling dismisses the keyboard.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)>.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrolling) { $0.dismissesKeyboard = mode }
  }

  /// Shows or hides the standard background of lists and forms.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)>.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrolling) { $0.showsBackground = visibility }
  }

  /// Sets which part of the content is seen at first and kept when its size changes, and where content stands that is
  /// smaller than the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)>.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) { settings in
      for role in ScrollAnchorRole.Kind.allCases { settings.anchors[role] = anchor }
    }
  }

  /// Sets one of these, in place of what was set for all.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:for:)>.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrolling) { $0.anchors[role.kind] = anchor }
  }
}
