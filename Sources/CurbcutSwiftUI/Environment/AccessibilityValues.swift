import CurbcutUIKit
import Foundation

/// The person's accessibility settings, as the views of one hosting view see them.
struct AccessibilityStatus: Equatable {
  var isVoiceOverRunning = false
  var isSwitchControlRunning = false
  var isOtherTechnologyRunning = false
  var differentiatesWithoutColor = false
  var reducesTransparency = false
  var reducesMotion = false
  var invertsColors = false
  var showsButtonShapes = false
  var isLargeContentViewerEnabled = false
  var playsAnimatedImages = true
  var dimsFlashingLights = false
  var isAssistiveAccessEnabled = false
  var showsBorders = false
  var prefersCrossFade = false
  var reducesHighlighting = false
  /// Whether screens are read to the end, so that lazy containers make all that they have.
  var readsWholeScreens = false

  /// The settings of the device now.
  @MainActor static var current: AccessibilityStatus {
    let settings = UIKitHost.shared.settings
    return AccessibilityStatus(
      isVoiceOverRunning: UIAccessibility.isVoiceOverRunning,
      isSwitchControlRunning: UIAccessibility.isSwitchControlRunning,
      isOtherTechnologyRunning: settings.isVoiceControlRunning || settings.isFullKeyboardAccessEnabled,
      differentiatesWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor,
      reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
      reducesMotion: UIAccessibility.reducesMotion,
      invertsColors: UIAccessibility.isInvertColorsEnabled,
      showsButtonShapes: UIAccessibility.buttonShapesEnabled,
      isLargeContentViewerEnabled: UILargeContentViewerInteraction.isEnabled,
      playsAnimatedImages: AccessibilitySettings.animatedImagesEnabled,
      dimsFlashingLights: MADimFlashingLightsEnabled(),
      isAssistiveAccessEnabled: AccessibilitySettings.isAssistiveAccessEnabled,
      showsBorders: AccessibilitySettings.showBordersEnabled,
      prefersCrossFade: UIAccessibility.prefersCrossFadeTransitions,
      reducesHighlighting: UIAccessibility.isReduceHighlightingEffectsEnabled,
      readsWholeScreens: WholeScreen.isBeingRead)
  }
}

/// Runs a closure when a setting changes on which values of the environment depend.
@MainActor
final class AccessibilityStatusObserver {
  private let tokens: [NotificationToken]

  private static let names: [NSNotification.Name] = [
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
    UIAccessibility.differentiateWithoutColorDidChangeNotification,
    UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.invertColorsStatusDidChangeNotification,
    UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
    UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
    AccessibilitySettings.animatedImagesEnabledDidChangeNotification, kMADimFlashingLightsChangedNotification,
    AccessibilitySettings.showBordersEnabledStatusDidChangeNotification,
    UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    UIAccessibility.reduceHighlightingEffectsStatusDidChangeNotification,
    WholeScreen.isBeingReadDidChange,
  ]

  init(_ changed: @escaping @MainActor () -> Void) {
    tokens = Self.names.map { NotificationToken($0) { _ in changed() } }
  }
}

private enum AccessibilityStatusKey: EnvironmentKey {
  static let defaultValue = AccessibilityStatus()
}
private enum LuminanceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var accessibilityStatus: AccessibilityStatus {
    get { self[AccessibilityStatusKey.self] }
    set { self[AccessibilityStatusKey.self] = newValue }
  }

  /// Whether VoiceOver is on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityvoiceoverenabled>.
  public var accessibilityVoiceOverEnabled: Bool { accessibilityStatus.isVoiceOverRunning }

  /// Whether Switch Control is on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityswitchcontrolenabled>.
  public var accessibilitySwitchControlEnabled: Bool { accessibilityStatus.isSwitchControlRunning }

  /// Whether an assistive technology is on: VoiceOver, Switch Control, Voice Control or Full Keyboard Access.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityenabled>.
  public var accessibilityEnabled: Bool {
    let status = accessibilityStatus
    return status.isVoiceOverRunning || status.isSwitchControlRunning || status.isOtherTechnologyRunning
  }

  /// Whether what colours say has to be said in another way too.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilityStatus.differentiatesWithoutColor }

  /// Whether backgrounds have to be opaque.
  public var accessibilityReduceTransparency: Bool { accessibilityStatus.reducesTransparency }

  /// Whether animations have to be few and small.
  public var accessibilityReduceMotion: Bool {
    UIAccessibility.hasAskedForReducedMotion.store(true, ordering: .relaxed)
    return accessibilityStatus.reducesMotion
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { accessibilityStatus.invertsColors }

  /// Whether buttons have to be recognised by their shape.
  public var accessibilityShowButtonShapes: Bool { accessibilityStatus.showsButtonShapes }

  /// Whether the large content viewer is on.
  public var accessibilityLargeContentViewerEnabled: Bool { accessibilityStatus.isLargeContentViewerEnabled }

  /// Whether animated images play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibilityStatus.playsAnimatedImages }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilityStatus.dimsFlashingLights }

  /// Whether the device is in Assistive Access.
  public var accessibilityAssistiveAccessEnabled: Bool { accessibilityStatus.isAssistiveAccessEnabled }

  /// Whether controls have to show borders.
  public var accessibilityShowBorders: Bool { accessibilityStatus.showsBorders }

  /// Whether screens should cross-fade and not slide.
  public var accessibilityPrefersCrossFadeTransitions: Bool { accessibilityStatus.prefersCrossFade }

  /// Whether the glow of touched controls should be less.
  public var accessibilityReduceHighlightingEffects: Bool { accessibilityStatus.reducesHighlighting }

  /// The weight of text that the person has chosen; nil where the device does not say.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight>.
  public var legibilityWeight: LegibilityWeight? {
    get {
      switch traits.legibilityWeight {
      case .bold: .bold
      case .regular: .regular
      default: nil
      }
    }
    set {
      var values = traits.values
      values.legibilityWeight = newValue.map { $0 == .bold ? .bold : .regular } ?? .unspecified
      traits = UITraitCollection(values)
    }
  }

  /// The contrast of colours that the person has chosen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/colorschemecontrast>.
  public var colorSchemeContrast: ColorSchemeContrast {
    traits.accessibilityContrast == .high ? .increased : .standard
  }

  /// Whether the screen shows less light, as one that is always on.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
