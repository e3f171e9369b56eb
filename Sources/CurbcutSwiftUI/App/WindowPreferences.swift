import CurbcutUIKit
import Foundation

/// The colours that a view wants for what it is presented in.
enum PreferredColorSchemeKey: PreferenceKey {
  static let defaultValue: ColorScheme? = nil
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Whether a view wants the status bar to be hidden.
enum StatusBarHiddenKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Gives the window what the views in it want of it.
@MainActor
final class WindowPreferences: PreferenceReader {
  private weak var surface: SurfaceView?
  private(set) var isStatusBarHidden = false
  private(set) var overlays = Visibility.automatic
  private(set) var deferredEdges = Edge.Set()
  private var colorScheme: ColorScheme?

  init(_ surface: SurfaceView) {
    self.surface = surface
    surface.graph.add(self)
  }

  func preferencesDidChange() {
    guard let root = surface?.root else { return }
    var schemes = PreferenceValues<PreferredColorSchemeKey>()
    root.collect(PreferredColorSchemeKey.self, into: &schemes)
    var hidden = PreferenceValues<StatusBarHiddenKey>()
    root.collect(StatusBarHiddenKey.self, into: &hidden)
    var overlays = PreferenceValues<PersistentOverlaysKey>()
    root.collect(PersistentOverlaysKey.self, into: &overlays)
    var edges = PreferenceValues<DeferredEdgesKey>()
    root.collect(DeferredEdgesKey.self, into: &edges)
    let (scheme, isHidden) = (schemes.valueOrDefault, hidden.valueOrDefault)
    guard
      scheme != colorScheme || isHidden != isStatusBarHidden || overlays.valueOrDefault != self.overlays
        || edges.valueOrDefault != deferredEdges
    else { return }
    (self.overlays, deferredEdges) = (overlays.valueOrDefault, edges.valueOrDefault)
    let hasNewScheme = scheme != colorScheme
    (colorScheme, isStatusBarHidden) = (scheme, isHidden)
    surface?.graph.afterUpdate { [weak self] in self?.apply(hasNewScheme) }
  }

  private func apply(_ hasNewScheme: Bool) {
    guard let controller = surface?.nearestViewController else { return }
    if hasNewScheme {
      controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(colorScheme)
      controller.passStyleOn()
    }
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
}

extension View {
  /// Sets the colours of the window or sheet that the view is in; nil for those of the device.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)>.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Hides the status bar.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/statusbarhidden(_:)>.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Hides the status bar, by an older name.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Says which events from outside the view takes. Where there is one window, all come to it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)>.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
