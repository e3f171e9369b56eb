import CurbcutUIKit
import DeviceSettings
import Testing

@MainActor
@Suite("Flags of UIAccessibility and their notifications", .serialized)
struct FlagAPITests {
  /// A flag, the setting behind it and the notification that tells of it.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var set: @Sendable (inout Settings) -> Void
    var get: @MainActor @Sendable () -> Bool
    var name: NSNotification.Name
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "VoiceOver", set: { $0.voiceOver.isRunning = true },
      get: { UIAccessibility.isVoiceOverRunning }, name: UIAccessibility.voiceOverStatusDidChangeNotification),
    Row(
      testDescription: "Mono Audio", set: { $0.monoAudio = true },
      get: { UIAccessibility.isMonoAudioEnabled }, name: UIAccessibility.monoAudioStatusDidChangeNotification),
    Row(
      testDescription: "Captions", set: { $0.closedCaptions = true },
      get: { UIAccessibility.isClosedCaptioningEnabled },
      name: UIAccessibility.closedCaptioningStatusDidChangeNotification),
    Row(
      testDescription: "Invert Colors", set: { $0.invertColors = true },
      get: { UIAccessibility.isInvertColorsEnabled },
      name: UIAccessibility.invertColorsStatusDidChangeNotification),
    Row(
      testDescription: "Guided Access", set: { $0.isGuidedAccessEnabled = true },
      get: { UIAccessibility.isGuidedAccessEnabled },
      name: UIAccessibility.guidedAccessStatusDidChangeNotification),
    Row(
      testDescription: "Bold Text", set: { $0.boldText = true },
      get: { UIAccessibility.isBoldTextEnabled }, name: UIAccessibility.boldTextStatusDidChangeNotification),
    Row(
      testDescription: "Grayscale", set: { $0.grayscale = true },
      get: { UIAccessibility.isGrayscaleEnabled }, name: UIAccessibility.grayscaleStatusDidChangeNotification),
    Row(
      testDescription: "Reduce Transparency", set: { $0.reduceTransparency = true },
      get: { UIAccessibility.isReduceTransparencyEnabled },
      name: UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    Row(
      testDescription: "Reduce Motion", set: { $0.reduceMotion = true },
      get: { UIAccessibility.isReduceMotionEnabled },
      name: UIAccessibility.reduceMotionStatusDidChangeNotification),
    Row(
      testDescription: "Increase Contrast", set: { $0.increaseContrast = true },
      get: { UIAccessibility.isDarkerSystemColorsEnabled },
      name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    Row(
      testDescription: "Switch Control", set: { $0.isSwitchControlRunning = true },
      get: { UIAccessibility.isSwitchControlRunning },
      name: UIAccessibility.switchControlStatusDidChangeNotification),
    Row(
      testDescription: "Speak Selection", set: { $0.isSpeakSelectionEnabled = true },
      get: { UIAccessibility.isSpeakSelectionEnabled },
      name: UIAccessibility.speakSelectionStatusDidChangeNotification),
    Row(
      testDescription: "Speak Screen", set: { $0.isSpeakScreenEnabled = true },
      get: { UIAccessibility.isSpeakScreenEnabled },
      name: UIAccessibility.speakScreenStatusDidChangeNotification),
    Row(
      testDescription: "Differentiate Without Color", set: { $0.differentiateWithoutColor = true },
      get: { UIAccessibility.shouldDifferentiateWithoutColor },
      name: UIAccessibility.differentiateWithoutColorDidChangeNotification),
    Row(
      testDescription: "On/Off Labels", set: { $0.onOffLabels = true },
      get: { UIAccessibility.isOnOffSwitchLabelsEnabled },
      name: UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    Row(
      testDescription: "Button Shapes", set: { $0.buttonShapes = true },
      get: { UIAccessibility.buttonShapesEnabled },
      name: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    Row(
      testDescription: "Reduce Highlighting Effects", set: { $0.reduceHighlightingEffects = true },
      get: { UIAccessibility.isReduceHighlightingEffectsEnabled },
      name: UIAccessibility.reduceHighlightingEffectsStatusDidChangeNotification),
  ]

  /// What was heard, on the one thread on which it is posted.
  final class Heard: @unchecked Sendable {
    var names: [NSNotification.Name] = []
    var values: [Bool] = []
  }

  private func configure(_ change: (inout Settings) -> Void) -> () -> Void {
    let host = UIKitHost.shared
    let before = host.settings
    var settings = Settings()
    change(&settings)
    host.configure(device: host.device, orientation: host.orientation, settings: settings)
    return { host.configure(device: host.device, orientation: host.orientation, settings: before) }
  }

  @Test(
    "A flag follows the setting, and its notification is posted once, when the flag answers anew",
    arguments: rows)
  func flag(row: Row) {
    #expect(!row.get())
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(forName: row.name, object: nil, queue: nil) { one in
      heard.names.append(one.name)
      #expect(one.object == nil && one.userInfo == nil)
      MainActor.assumeIsolated { heard.values.append(row.get()) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let restore = configure { row.set(&$0) }
    #expect(row.get())
    #expect(heard.values == [true])
    restore()
    #expect(heard.values == [true, false])
    configure { _ in }()
    #expect(heard.names.count == 2)
  }

  @Test("Shake to Undo and Autoplay are on until they are switched off")
  func onByDefault() {
    #expect(UIAccessibility.isShakeToUndoEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled)
    let restore = configure {
      $0.shakeToUndo = false
      $0.videoAutoplay = false
    }
    #expect(!UIAccessibility.isShakeToUndoEnabled)
    #expect(!UIAccessibility.isVideoAutoplayEnabled)
    restore()
  }

  @Test("AssistiveTouch tells only in Guided Access, cross-fading only with Reduce Motion")
  func together() {
    let alone = configure {
      $0.isAssistiveTouchRunning = true
      $0.prefersCrossFadeTransitions = true
    }
    #expect(!UIAccessibility.isAssistiveTouchRunning)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    alone()
    let both = configure {
      $0.isAssistiveTouchRunning = true
      $0.isGuidedAccessEnabled = true
      $0.prefersCrossFadeTransitions = true
      $0.reduceMotion = true
    }
    #expect(UIAccessibility.isAssistiveTouchRunning)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    both()
  }

  @Test("A message of iOS 26 comes with the notification of the same change")
  func messages() {
    let heard = Heard()
    let center = NotificationCenter.default
    let token = center.addObserver(of: UIAccessibility.self, for: .voiceOverStatusDidChange) { _ in
      heard.values.append(UIAccessibility.isVoiceOverRunning)
    }
    let other = center.addObserver(of: UIAccessibility.self, for: .boldTextStatusDidChange) { _ in
      heard.values.append(true)
    }
    let restore = configure { $0.voiceOver.isRunning = true }
    restore()
    #expect(heard.values == [true, false])
    center.removeObserver(token)
    center.removeObserver(other)
  }

  @Test("Who observes every notification hears of a setting once, and a message that is removed is not heard")
  func everyNotification() {
    let heard = Heard()
    let center = NotificationCenter.default
    let all = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      guard notification.name == UIAccessibility.boldTextStatusDidChangeNotification else { return }
      MainActor.assumeIsolated { heard.values.append(true) }
    }
    let token = center.addObserver(of: UIAccessibility.self, for: .boldTextStatusDidChange) { _ in
      heard.values.append(false)
    }
    let restore = configure { $0.boldText = true }
    #expect(heard.values == [true, false])
    center.removeObserver(token)
    restore()
    #expect(heard.values == [true, false, true])
    center.removeObserver(all)
  }

  @Test("The message of an announcement is made from its notification, and the other way round")
  func announcementMessage() {
    let message = UIAccessibility.AnnouncementDidFinishMessage(announcement: "Saved", wasSuccessful: false)
    let notification = UIAccessibility.AnnouncementDidFinishMessage.makeNotification(message)
    #expect(notification.name == UIAccessibility.announcementDidFinishNotification)
    #expect(notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String == "Saved")
    #expect(notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == false)
    let again = UIAccessibility.AnnouncementDidFinishMessage.makeMessage(notification)
    #expect(again?.announcement == "Saved")
    #expect(again?.wasSuccessful == false)
    let empty = Notification(name: UIAccessibility.announcementDidFinishNotification)
    #expect(UIAccessibility.AnnouncementDidFinishMessage.makeMessage(empty) == nil)
    let view = UIView()
    let focused = UIAccessibility.ElementFocusedMessage(element: view)
    let told = UIAccessibility.ElementFocusedMessage.makeNotification(focused)
    #expect(UIAccessibility.ElementFocusedMessage.makeMessage(told)?.element === view)
  }
}
