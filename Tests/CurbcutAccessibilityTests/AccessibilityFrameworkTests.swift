import CurbcutAccessibility
import CurbcutGraphics
import DeviceSettings
import Foundation
import Testing

@Suite("The Accessibility framework", .serialized)
@MainActor
struct AccessibilityFrameworkTests {
  @Test("A fact has a label, a value and an importance that is default until it is set")
  func customContent() {
    let age = AXCustomContent(label: "Age", value: "3 years")
    #expect(age.label == "Age")
    #expect(age.value == "3 years")
    #expect(age.importance == .default)
    age.importance = .high
    #expect((age.copy() as? AXCustomContent)?.importance == .high)
    let attributed = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Breed"),
      attributedValue: NSAttributedString(string: "Shiba"))
    #expect(attributed.label == "Breed")
    #expect(AXCustomContent.Importance.high.rawValue == 1)
  }

  @Test("No hearing device is paired")
  func hearing() {
    #expect(AXMFiHearingDevice.streamingEar() == [])
    #expect(!AXMFiHearingDevice.supportsBidirectionalStreaming())
    #expect(AXMFiHearingDevice.pairedDeviceIdentifiers().isEmpty)
    #expect(AXMFiHearingDevice.Ear.both == [.left, .right])
    #expect(AXMFiHearingDevice.Ear.both.rawValue == 6)
  }

  @Test("Settings follow the device, and a notification tells of each change")
  func settings() {
    let before = DeviceAccessibility.settings
    defer { DeviceAccessibility.settings = before }
    #expect(AccessibilitySettings.animatedImagesEnabled)
    #expect(!AccessibilitySettings.isAssistiveAccessEnabled)
    let names = [
      AccessibilitySettings.animatedImagesEnabledDidChangeNotification,
      AccessibilitySettings.prefersHorizontalTextLayoutDidChangeNotification,
      AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification,
      AccessibilitySettings.showBordersEnabledStatusDidChangeNotification,
      AccessibilitySettings.prefersActionSliderAlternativeDidChangeNotification,
    ]
    let heard = Heard()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.add($0.name) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    var settings = Settings()
    settings.animatedImages = false
    settings.prefersHorizontalTextLayout = true
    settings.prefersNonBlinkingTextInsertionIndicator = true
    settings.showBorders = true
    settings.prefersActionSliderAlternative = true
    settings.isAssistiveAccessEnabled = true
    DeviceAccessibility.settings = settings
    #expect(heard.names == names)
    #expect(!AccessibilitySettings.animatedImagesEnabled)
    #expect(AccessibilitySettings.prefersHorizontalTextLayout)
    #expect(AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator)
    #expect(AccessibilitySettings.showBordersEnabled)
    #expect(AccessibilitySettings.prefersActionSliderAlternative)
    #expect(AccessibilitySettings.isAssistiveAccessEnabled)
    DeviceAccessibility.settings = settings
    #expect(heard.names.count == names.count)
  }

  /// Names of notifications; posted and read on one thread.
  final class Heard: @unchecked Sendable {
    private(set) var names: [Notification.Name] = []
    func add(_ name: Notification.Name) { names.append(name) }
  }

  @Test("There is no Settings app to open")
  func openSettings() async {
    await #expect(throws: CocoaError.self) {
      try await AccessibilitySettings.openSettings(for: .assistiveTouch)
    }
  }

  @Test("A request knows who asks, for as long as it asks")
  func request() {
    #expect(AccessibilityRequest.current == nil)
    AccessibilityRequest.asking(as: .voiceOver) {
      #expect(AccessibilityRequest.current?.technology == .voiceOver)
      AccessibilityRequest.asking(as: .switchControl) {
        #expect(AccessibilityRequest.current?.technology == .switchControl)
      }
      #expect(AccessibilityRequest.current?.technology == .voiceOver)
    }
    #expect(AccessibilityRequest.current == nil)
  }

  @Test("An app that is not entitled cannot override features")
  func featureOverride() {
    let manager = AXFeatureOverrideSessionManager.sharedInstance
    #expect(throws: AXFeatureOverrideSessionError(.appNotEntitled)) {
      _ = try manager.beginOverrideSession(enabling: .voiceOver, disabling: [.zoom, .grayscale])
    }
    #expect(throws: AXFeatureOverrideSessionError(.overrideNotFoundForUUID)) {
      try manager.end(AXFeatureOverrideSession())
    }
    #expect(AXFeatureOverrideSessionError.errorDomain == AXFeatureOverrideSessionErrorDomain)
  }

  @Test("Colours have names")
  func colors() {
    #expect(AXNameFromColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)) == "red")
    #expect(AXNameFromColor(CGColor(gray: 0.3, alpha: 1)) == "dark gray")
  }

  @Test("Notifications carry words, attributed words or an element, and go to UIKit")
  func notifications() {
    let before = AccessibilityNotificationPost.receiver
    defer { AccessibilityNotificationPost.receiver = before }
    var posted: [String] = []
    AccessibilityNotificationPost.receiver = { kind, argument in posted.append("\(kind) \(argument)") }
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged("Settings").post()
    AccessibilityNotification.PageScrolled("Page 2 of 5").post()
    #expect(
      posted == [
        #"announcement text("Saved")"#, "layoutChanged none", #"screenChanged text("Settings")"#,
        #"pageScrolled text("Page 2 of 5")"#,
      ])
    var text = AttributedString("Later")
    text.accessibilitySpeechAnnouncementPriority = .low
    AccessibilityNotificationPost.receiver = { _, argument in
      guard case .attributed(let text) = argument else { return }
      posted.append("\(text.runs.first?.accessibilitySpeechAnnouncementPriority?.rawValue ?? "")")
    }
    AccessibilityNotification.Announcement(text).post()
    #expect(posted.last == "low")
  }

  @Test("An attributed string carries what the scope of accessibility defines")
  func attributes() {
    var text = AttributedString("Title")
    text.accessibilityHeadingLevel = .h2
    text.accessibilityTextCustom = ["bold"]
    text.accessibilityTextualContext = .sourceCode
    text.accessibilitySpeechIncludesPunctuation = true
    text.accessibilitySpeechAdjustedPitch = 1.5
    text.accessibilitySpeechSpellsOutCharacters = true
    text.accessibilitySpeechAnnouncementsQueued = true
    text.accessibilitySpeechPhoneticNotation = "ˈtaɪtəl"
    let run = text.runs.first
    #expect(run?.accessibility.accessibilityHeadingLevel == .h2)
    #expect(run?.accessibilityTextCustom == ["bold"])
    #expect(run?.accessibilityTextualContext == .sourceCode)
    #expect(run?.accessibilitySpeechAdjustedPitch == 1.5)
    #expect(run?.accessibilitySpeechPhoneticNotation == "ˈtaɪtəl")
  }
}
