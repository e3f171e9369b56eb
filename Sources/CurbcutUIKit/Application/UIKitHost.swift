import DeviceSettings
import Foundation

/// The device that the process plays: its screen, its settings, the traits that follow from them.
@MainActor
package final class UIKitHost {
  package static let shared = UIKitHost()

  package private(set) var device: Device
  package private(set) var orientation: Device.Orientation
  package private(set) var settings: Settings
  package private(set) var traits: UITraitCollection
  package let screen: UIScreen
  package let clock = HostClock()

  private init() {
    device = .iPhone16
    orientation = .portrait
    settings = Settings()
    traits = Self.traits(of: device, orientation, settings)
    screen = UIScreen(
      bounds: .zero, scale: device.scale, safeAreaInsets: .zero, traitCollection: traits)
    UITraitCollection.current = traits
    place()
    DeviceAccessibility.settings = settings
    AccessibilityFrameworkBridge.connect()
  }

  /// Becomes another device, or the same one with other settings. Windows made before follow.
  package func configure(
    device: Device, orientation: Device.Orientation = .portrait, settings: Settings = Settings()
  ) {
    let hasOtherScreen = device != self.device || orientation != self.orientation
    self.device = device
    self.orientation = orientation
    apply(settings, hasOtherScreen: hasOtherScreen)
  }

  /// Takes over other settings, and posts the notification of each that changed, as iOS does.
  package func apply(_ settings: Settings) { apply(settings, hasOtherScreen: false) }

  private func apply(_ settings: Settings, hasOtherScreen: Bool) {
    let flags = UIAccessibility.flags.map { $0.value() }
    let showedLargeContent = UILargeContentViewerInteraction.isEnabled
    let size = traits.preferredContentSizeCategory
    let before = traits
    self.settings = settings
    traits = Self.traits(of: device, orientation, settings)
    if hasOtherScreen || traits != before {
      UITraitCollection.current = traits
      place()
      for window in UIApplication.shared.windows {
        window.frame = screen.bounds
        window.traitsDidChange()
      }
    }
    DeviceAccessibility.settings = settings
    for (flag, old) in zip(UIAccessibility.flags, flags) where flag.value() != old { flag.tell() }
    if traits.preferredContentSizeCategory != size {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory.rawValue])
    }
    if UILargeContentViewerInteraction.isEnabled != showedLargeContent {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }
  }

  private func place() {
    let area = device.safeArea(orientation)
    screen.bounds = CGRect(origin: .zero, size: device.size(orientation))
    screen.scale = device.scale
    screen.safeAreaInsets = UIEdgeInsets(
      top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    screen.traitCollection = traits
  }

  /// A window on the screen, with a scene of its own, ready for a root view controller.
  package func makeWindow() -> UIWindow {
    let scene = UIWindowScene(screen: screen)
    UIApplication.shared.connectedScenes.insert(scene)
    return UIWindow(windowScene: scene)
  }

  private static func traits(
    of device: Device, _ orientation: Device.Orientation, _ settings: Settings
  ) -> UITraitCollection {
    var values = TraitValues()
    let size = device.size(orientation)
    values.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    values.displayScale = device.scale
    values.userInterfaceStyle = settings.appearance == .dark ? .dark : .light
    values.preferredContentSizeCategory = UIContentSizeCategory(settings.contentSize)
    values.accessibilityContrast = settings.increaseContrast ? .high : .normal
    values.legibilityWeight = settings.boldText ? .bold : .regular
    let isRTL =
      settings.forceRightToLeft
      || Locale.Language(identifier: settings.language).characterDirection == .rightToLeft
    values.layoutDirection = isRTL ? .rightToLeft : .leftToRight
    // https://developer.apple.com/design/human-interface-guidelines/layout: phones are compact in
    // width, and in height when held sideways; the largest phones are regular in width sideways.
    if device.idiom == .pad {
      values.horizontalSizeClass = .regular
      values.verticalSizeClass = .regular
    } else {
      let isLarge = max(size.width, size.height) >= 896
      values.horizontalSizeClass = orientation == .landscape && isLarge ? .regular : .compact
      values.verticalSizeClass = orientation == .landscape ? .compact : .regular
    }
    return UITraitCollection(values)
  }
}
