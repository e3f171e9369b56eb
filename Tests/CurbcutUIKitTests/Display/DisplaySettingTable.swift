import CurbcutAccessibility
import DeviceSettings
import Foundation

@testable import CurbcutUIKit

extension DisplaySettingRow {
  private typealias Place = SampleScreen.Place

  /// Every setting of the device but VoiceOver's own and those that hold other settings.
  static let all = display + filters + motion + media + technologies

  private static let display: [DisplaySettingRow] = [
    DisplaySettingRow(
      key: "system", value: .text("18"),
      pixels: .change { $1.differs(from: $0, in: Place.toggle) && !$1.differs(from: $0, in: Place.text) }),
    DisplaySettingRow(
      key: "appearance", value: .text("dark"), trait: { $0.userInterfaceStyle.rawValue },
      pixels: .change { $0.luminance(Place.ground) > 0.9 && $1.luminance(Place.ground) < 0.1 }),
    .toggle(
      "boldText", flag: { UIAccessibility.isBoldTextEnabled },
      notification: UIAccessibility.boldTextStatusDidChangeNotification,
      trait: { $0.legibilityWeight.rawValue },
      pixels: .change { $1.ink(Place.text) > $0.ink(Place.text) * 1.05 }),
    DisplaySettingRow(
      key: "contentSize", value: .text("xxxLarge"),
      notification: UIContentSizeCategory.didChangeNotification,
      trait: { $0.preferredContentSizeCategory },
      pixels: .change { $1.ink(Place.text) > $0.ink(Place.text) * 1.3 }),
    .toggle(
      "buttonShapes", flag: { UIAccessibility.buttonShapesEnabled },
      notification: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      pixels: .change { $1.ink(Place.button) > $0.ink(Place.button) }),
    .toggle(
      "showBorders", flag: { AccessibilitySettings.showBordersEnabled },
      notification: AccessibilitySettings.showBordersEnabledStatusDidChangeNotification,
      pixels: .change { $1.differs(from: $0, in: Place.button.insetBy(dx: -8, dy: -8)) }),
    .toggle(
      "onOffLabels", flag: { UIAccessibility.isOnOffSwitchLabelsEnabled },
      notification: UIAccessibility.onOffSwitchLabelsDidChangeNotification,
      pixels: .change { $1.differs(from: $0, in: Place.toggle) && !$1.differs(from: $0, in: Place.text) }),
    .toggle(
      "reduceTransparency", flag: { UIAccessibility.isReduceTransparencyEnabled },
      notification: UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      pixels: .change {
        let inside = Place.material.insetBy(dx: 4, dy: 4)
        return $0.range(inside) > 0.01 && $1.range(inside) < 0.001
      }),
    .toggle(
      "increaseContrast", flag: { UIAccessibility.isDarkerSystemColorsEnabled },
      notification: UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      trait: { $0.accessibilityContrast.rawValue },
      pixels: .change { $1.luminance(Place.tint) < $0.luminance(Place.tint) * 0.9 }),
    .toggle(
      "differentiateWithoutColor", flag: { UIAccessibility.shouldDifferentiateWithoutColor },
      notification: UIAccessibility.differentiateWithoutColorDidChangeNotification,
      pixels: .none("apps add shapes themselves where they tell something by colour")),
    .toggle(
      "prefersHorizontalTextLayout", flag: { AccessibilitySettings.prefersHorizontalTextLayout },
      notification: AccessibilitySettings.prefersHorizontalTextLayoutDidChangeNotification,
      pixels: .none("UIKit's labels never run downwards")),
    .toggle(
      "reduceHighlightingEffects", flag: { UIAccessibility.isReduceHighlightingEffectsEnabled },
      notification: UIAccessibility.reduceHighlightingEffectsStatusDidChangeNotification,
      pixels: .none("only what is touched is lit up")),
    .toggle("autoBrightness", false, pixels: .none("the light around the device is not known")),
  ]

  private static let filters: [DisplaySettingRow] = [
    .toggle(
      "smartInvert", flag: { UIAccessibility.isInvertColorsEnabled },
      notification: UIAccessibility.invertColorsStatusDidChangeNotification,
      pixels: .change { before, after in
        after.color(Place.ground) == 0x000000 && after.color(Place.red) == 0x00FFFF
          && after.color(Place.photo) == before.color(Place.photo)
      }),
    .toggle(
      "invertColors", flag: { UIAccessibility.isInvertColorsEnabled },
      notification: UIAccessibility.invertColorsStatusDidChangeNotification,
      pixels: .change { before, after in
        [Place.ground, Place.red, Place.photo, Place.tint].allSatisfy {
          after.color($0) == before.color($0) ^ 0xFF_FFFF
        }
      }),
    .toggle(
      "colorFilters.isOn", flag: { UIAccessibility.isGrayscaleEnabled },
      notification: UIAccessibility.grayscaleStatusDidChangeNotification,
      pixels: .change { before, after in
        [Place.red, Place.photo, Place.tint, Place.ground].allSatisfy { place in
          let color = after.color(place)
          return color % 0x01_0101 == 0 && abs(after.luminance(place) - before.luminance(place)) < 0.01
        }
      }),
    DisplaySettingRow(
      key: "colorFilters.filter", value: .text("redGreen"), given: ["colorFilters.isOn": .bool(true)],
      flag: { UIAccessibility.isGrayscaleEnabled },
      notification: UIAccessibility.grayscaleStatusDidChangeNotification,
      // Red that is missed is told by blue too; greys stay.
      pixels: .change { $1.color(Place.red) & 0xFF > 0x80 && $1.color(Place.ground) == 0xFFFFFF }),
    DisplaySettingRow(
      key: "colorFilters.intensity", value: .number(0),
      given: ["colorFilters.isOn": .bool(true), "colorFilters.filter": .text("colorTint")],
      pixels: .change { $0.color(Place.ground) == 0xFF0000 && $1.color(Place.ground) == 0xFFFFFF }),
    DisplaySettingRow(
      key: "colorFilters.hue", value: .number(0.5),
      given: ["colorFilters.isOn": .bool(true), "colorFilters.filter": .text("colorTint")],
      pixels: .change { $0.color(Place.ground) == 0xFF0000 && $1.color(Place.ground) == 0x00FFFF }),
    .toggle(
      "reduceWhitePoint.isOn",
      pixels: .change { $1.color(Place.ground) == 0x9F9F9F && $0.color(Place.ground) == 0xFFFFFF }),
    DisplaySettingRow(
      key: "reduceWhitePoint.intensity", value: .number(1), given: ["reduceWhitePoint.isOn": .bool(true)],
      pixels: .change { $1.color(Place.ground) == 0x404040 && $0.color(Place.ground) == 0x9F9F9F }),
  ]

  private static let motion: [DisplaySettingRow] = [
    .toggle(
      "reduceMotion", flag: { UIAccessibility.isReduceMotionEnabled },
      notification: UIAccessibility.reduceMotionStatusDidChangeNotification,
      pixels: .none("only what moves moves otherwise")),
    .toggle(
      "prefersCrossFadeTransitions", given: ["reduceMotion": .bool(true)],
      flag: { UIAccessibility.prefersCrossFadeTransitions },
      notification: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      pixels: .none("only what moves moves otherwise")),
    .toggle(
      "dimFlashingLights", flag: { MADimFlashingLightsEnabled() },
      notification: kMADimFlashingLightsChangedNotification, pixels: .none("no film plays here")),
    .toggle("messageEffects", false, pixels: .none("Messages is no app of ours")),
    .toggle(
      "animatedImages", false, flag: { AccessibilitySettings.animatedImagesEnabled },
      notification: AccessibilitySettings.animatedImagesEnabledDidChangeNotification,
      pixels: .none("only what moves stands still")),
    .toggle(
      "videoAutoplay", false, flag: { UIAccessibility.isVideoAutoplayEnabled },
      notification: UIAccessibility.videoAutoplayStatusDidChangeNotification,
      pixels: .none("no film plays here")),
    .toggle(
      "prefersNonBlinkingTextInsertionIndicator",
      flag: { AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator },
      notification: AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification,
      pixels: .none("no moment of it differs from one of the other")),
    .toggle(
      "prefersActionSliderAlternative", flag: { AccessibilitySettings.prefersActionSliderAlternative },
      notification: AccessibilitySettings.prefersActionSliderAlternativeDidChangeNotification,
      pixels: .none("UIKit has no slider that starts something")),
    .toggle("limitFrameRate", pixels: .none("it is about how many pictures there are")),
    .toggle("vehicleMotionCues", pixels: .none("the device stands still")),
  ]

  private static let media: [DisplaySettingRow] = [
    .toggle(
      "closedCaptions", flag: { UIAccessibility.isClosedCaptioningEnabled },
      notification: UIAccessibility.closedCaptioningStatusDidChangeNotification,
      pixels: .none("no film plays here")),
    .toggle("audioDescriptions", pixels: .none("it is heard")),
    .toggle(
      "monoAudio", flag: { UIAccessibility.isMonoAudioEnabled },
      notification: UIAccessibility.monoAudioStatusDidChangeNotification, pixels: .none("it is heard")),
    DisplaySettingRow(key: "audioBalance", value: .number(-1), pixels: .none("it is heard")),
    .toggle(
      "shakeToUndo", false, flag: { UIAccessibility.isShakeToUndoEnabled },
      notification: UIAccessibility.shakeToUndoDidChangeNotification,
      pixels: .none("it is about what shaking does")),
    .toggle(
      "forceRightToLeft", trait: { $0.layoutDirection.rawValue },
      pixels: .change { $1.differs(from: $0, in: Place.text) }),
  ]

  private static let zoomed: [String: SettingValue] = [
    "isZoomEnabled": .bool(true), "zoom.isZoomedIn": .bool(true),
  ]

  private static func zoomed(_ region: String) -> [String: SettingValue] {
    zoomed.merging(["zoom.region": .text(region)]) { $1 }
  }

  private static let technologies: [DisplaySettingRow] = [
    .toggle(
      "isZoomEnabled", given: ["zoom.isZoomedIn": .bool(true)],
      pixels: .change { $1.differs(from: $0, in: Place.red) }),
    .toggle(
      "zoom.isZoomedIn", given: ["isZoomEnabled": .bool(true)],
      pixels: .change { $1.differs(from: $0, in: Place.red) }),
    DisplaySettingRow(
      key: "zoom.level", value: .number(1.2), given: zoomed,
      pixels: .change { $1.differs(from: $0, in: Place.material) }),
    DisplaySettingRow(
      key: "zoom.maximumLevel", value: .number(1.2), given: zoomed,
      pixels: .change { $1.differs(from: $0, in: Place.material) }),
    DisplaySettingRow(
      key: "zoom.region", value: .text("pinnedBottom"), given: zoomed,
      pixels: .change { $0.color(Place.red) != 0xFF0000 && $1.color(Place.red) == 0xFF0000 }),
    DisplaySettingRow(
      key: "zoom.filter", value: .text("inverted"), given: zoomed("pinnedTop"),
      pixels: .change { before, after in
        let (inside, outside) = (
          CGRect(x: 300, y: 4, width: 8, height: 8), CGRect(x: 300, y: 600, width: 8, height: 8)
        )
        return after.color(inside) == before.color(inside) ^ 0xFF_FFFF
          && after.color(outside) == before.color(outside)
      }),
    .toggle("zoom.followsFocus", false, pixels: .none("nothing has the focus")),
    .toggle("zoom.usesSmartTyping", pixels: .none("no keyboard is shown")),
    DisplaySettingRow(
      key: "zoom.windowWidth", value: .number(0.3), given: zoomed("window"),
      pixels: .change { $1.differs(from: $0, in: Place.whole) }),
    DisplaySettingRow(
      key: "zoom.windowHeight", value: .number(0.6), given: zoomed("window"),
      pixels: .change { $1.differs(from: $0, in: Place.whole) }),
    DisplaySettingRow(
      key: "zoom.pinnedSize", value: .number(0.7), given: zoomed("pinnedTop"),
      pixels: .change { $1.differs(from: $0, in: Place.whole) }),
    .toggle("zoom.usesKeyboardShortcuts", false, pixels: .none("no key is pressed")),
    .toggle("zoom.showsWhileMirroring", pixels: .none("no other screen is there")),
    .toggle("zoom.showsController", pixels: .none("it is drawn by whoever runs Zoom")),
    .toggle("zoom.adjustsLevelWithController", pixels: .none("no finger is down")),
    DisplaySettingRow(
      key: "zoom.controllerSingleTap", value: .text("peekZoom"), pixels: .none("no finger is down")),
    DisplaySettingRow(
      key: "zoom.controllerDoubleTap", value: .text("showMenu"), pixels: .none("no finger is down")),
    DisplaySettingRow(
      key: "zoom.controllerLongPress", value: .text("showMenu"), pixels: .none("no finger is down")),
    DisplaySettingRow(
      key: "zoom.controllerIdleOpacity", value: .number(1), pixels: .none("it is drawn by whoever runs Zoom")),
    DisplaySettingRow(
      key: "zoom.controllerColor", value: .text("red"), pixels: .none("it is drawn by whoever runs Zoom")),
    .toggle(
      "isSwitchControlRunning", flag: { UIAccessibility.isSwitchControlRunning },
      notification: UIAccessibility.switchControlStatusDidChangeNotification,
      pixels: .none("its cursor is drawn by whoever runs it")),
    .toggle("isVoiceControlRunning", pixels: .none("its numbers are drawn by whoever runs it")),
    .toggle("isFullKeyboardAccessEnabled", pixels: .none("its frame is drawn by whoever runs it")),
    .toggle(
      "isAssistiveTouchRunning", given: ["isGuidedAccessEnabled": .bool(true)],
      flag: { UIAccessibility.isAssistiveTouchRunning },
      notification: UIAccessibility.assistiveTouchStatusDidChangeNotification,
      pixels: .none("its button is drawn by whoever runs it")),
    .toggle(
      "isSpeakScreenEnabled", flag: { UIAccessibility.isSpeakScreenEnabled },
      notification: UIAccessibility.speakScreenStatusDidChangeNotification, pixels: .none("it is heard")),
    .toggle(
      "isSpeakSelectionEnabled", flag: { UIAccessibility.isSpeakSelectionEnabled },
      notification: UIAccessibility.speakSelectionStatusDidChangeNotification, pixels: .none("it is heard")),
    .toggle(
      "isGuidedAccessEnabled", flag: { UIAccessibility.isGuidedAccessEnabled },
      notification: UIAccessibility.guidedAccessStatusDidChangeNotification,
      pixels: .none("the app alone is shown either way")),
    .toggle(
      "isAssistiveAccessEnabled", flag: { AccessibilitySettings.isAssistiveAccessEnabled },
      pixels: .none("apps show their simplest form themselves")),
  ]
}
