import CurbcutSwiftUI
import Foundation
import Testing

// Every declaration of SwiftUI's rotors, focus, traits, settings and names of iOS 13, used as an app uses it.
//
// Evidence: Apple's documentation of SwiftUI, "Accessible navigation" and `EnvironmentValues`.

private let string = "String"
private let resource = LocalizedStringResource("Resource")
private let text = Text("Text")

// MARK: Rotors

private struct Entry: Identifiable {
  var id: Int
  var name: String
}

private struct OwnContent: AccessibilityRotorContent {
  var body: some AccessibilityRotorContent { AccessibilityRotorEntry("Own", id: 1) }
}

private struct Rotors: View {
  @Namespace private var namespace
  private let entries = [Entry(id: 1, name: "One"), Entry(id: 2, name: "Two")]
  private let sentence = "One sentence"

  var body: some View {
    VStack {
      Text("A").accessibilityRotor(text) { AccessibilityRotorEntry(text, id: 1) }
      Text("A").accessibilityRotor("Literal") { AccessibilityRotorEntry("Literal", id: 1) }
      Text("A").accessibilityRotor(string) { AccessibilityRotorEntry(string, id: 1) }
      Text("A").accessibilityRotor(resource) { AccessibilityRotorEntry(resource, id: 1) }
      Text("A").accessibilityRotor(.headings) { AccessibilityRotorEntry("Literal", id: 1, in: namespace) }
      Text("A").accessibilityRotor("All") {
        AccessibilityRotorEntry(text, id: 1, in: namespace, textRange: nil, prepare: {})
        AccessibilityRotorEntry("Literal", id: 1, textRange: nil, prepare: {})
        AccessibilityRotorEntry("Literal", textRange: sentence.startIndex..<sentence.endIndex)
        AccessibilityRotorEntry(string, textRange: sentence.startIndex..<sentence.endIndex, prepare: {})
        ForEach(entries) { entry in AccessibilityRotorEntry(entry.name, id: entry.id) }
        ForEach(entries, id: \.name) { entry in AccessibilityRotorEntry(entry.name, id: entry.id) }
        if string.isEmpty { AccessibilityRotorEntry("If", id: 1) }
        OwnContent()
      }
      Text("A").accessibilityRotor("Ten") {
        AccessibilityRotorEntry("1", id: 1)
        AccessibilityRotorEntry("2", id: 1)
        AccessibilityRotorEntry("3", id: 1)
        AccessibilityRotorEntry("4", id: 1)
        AccessibilityRotorEntry("5", id: 1)
        AccessibilityRotorEntry("6", id: 1)
        AccessibilityRotorEntry("7", id: 1)
        AccessibilityRotorEntry("8", id: 1)
        AccessibilityRotorEntry("9", id: 1)
        AccessibilityRotorEntry("10", id: 1)
      }
      Text("A").accessibilityRotor(text, entries: entries, entryLabel: \.name)
      Text("A").accessibilityRotor("Literal", entries: entries, entryLabel: \.name)
      Text("A").accessibilityRotor(string, entries: entries, entryLabel: \.name)
      Text("A").accessibilityRotor(.links, entries: entries, entryLabel: \.name)
    }
    VStack {
      Text("A").accessibilityRotor(text, entries: entries, entryID: \.id, entryLabel: \.name)
      Text("A").accessibilityRotor("Literal", entries: entries, entryID: \.id, entryLabel: \.name)
      Text("A").accessibilityRotor(string, entries: entries, entryID: \.id, entryLabel: \.name)
      Text("A").accessibilityRotor(.lists, entries: entries, entryID: \.id, entryLabel: \.name)
      Text(sentence).accessibilityRotor(text, textRanges: [sentence.startIndex..<sentence.endIndex])
      Text(sentence).accessibilityRotor("Literal", textRanges: [])
      Text(sentence).accessibilityRotor(string, textRanges: [])
      Text(sentence).accessibilityRotor(.boldText, textRanges: [])
      Text("A").accessibilityRotorEntry(id: 1, in: namespace)
    }
  }

  static let systemRotors: [AccessibilitySystemRotor] = [
    .links, .links(visited: true), .headings, .headings(level: .h1), .boldText, .italicText, .underlineText,
    .misspelledWords, .images, .textFields, .tables, .lists, .landmarks,
  ]
}

// MARK: Focus

private struct Focus: View {
  enum Field: Hashable { case name, mail }
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var isFocusedByVoiceOver: Bool
  @AccessibilityFocusState private var field: Field?
  @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var other: Field?

  var body: some View {
    VStack {
      Text("A").accessibilityFocused($isFocused).accessibilityFocused($isFocusedByVoiceOver)
      Text("A").accessibilityFocused($field, equals: .name).accessibilityFocused($other, equals: .mail)
      Inner(field: $field)
    }
    .accessibilityDefaultFocus($field, .mail)
    .onChange(of: field) { _, new in other = new }
  }

  struct Inner: View {
    @AccessibilityFocusState.Binding var field: Field?
    var body: some View { Button("Name") { field = .name } }
  }

  static func post() {
    AccessibilityNotification.Announcement("Said").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.PageScrolled("Page 1").post()
    var urgent = AttributedString("Urgent")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(urgent).post()
  }
}

// MARK: Types

private let traits: AccessibilityTraits = [
  .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey,
  .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction,
  .causesPageTurn, .isModal, .isToggle, .isTabBar,
]
private let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
private let contentTypes: [AccessibilityTextContentType] = [
  .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet, .wordProcessing,
]
private let sizes: [DynamicTypeSize] = [
  .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
  .accessibility3, .accessibility4, .accessibility5,
]

// MARK: Settings

private struct Settings: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityEnabled) private var enabled
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityReduceTransparency) private var transparency
  @Environment(\.accessibilityReduceMotion) private var motion
  @Environment(\.accessibilityInvertColors) private var invert
  @Environment(\.accessibilityShowButtonShapes) private var shapes
  @Environment(\.accessibilityLargeContentViewerEnabled) private var viewer
  @Environment(\.accessibilityPlayAnimatedImages) private var animated
  @Environment(\.accessibilityDimFlashingLights) private var flashing
  @Environment(\.accessibilityAssistiveAccessEnabled) private var assistiveAccess
  @Environment(\.accessibilityShowBorders) private var borders
  @Environment(\.accessibilityPrefersCrossFadeTransitions) private var crossFade
  @Environment(\.accessibilityReduceHighlightingEffects) private var highlighting
  @Environment(\.legibilityWeight) private var weight: LegibilityWeight?
  @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
  @Environment(\.colorScheme) private var scheme: ColorScheme
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize
  @Environment(\.sizeCategory) private var category: ContentSizeCategory
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isLuminanceReduced) private var luminance
  @ScaledMetric private var length: CGFloat = 10
  @ScaledMetric(relativeTo: .largeTitle) private var large = 10.0

  var body: some View {
    let flags = [
      voiceOver, switchControl, enabled, differentiate, transparency, motion, invert, shapes, viewer,
      animated, flashing, assistiveAccess, borders, crossFade, highlighting, isEnabled, luminance,
    ]
    Text(verbatim: "\(flags.count)").bold(weight == .bold)
      .foregroundStyle(contrast == .increased && scheme == .dark ? .red : .blue)
      .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .dynamicTypeSize(.small ... .accessibility1).dynamicTypeSize(DynamicTypeSize.small...)
      .frame(width: size.isAccessibilitySize || category.isAccessibilityCategory ? length : large)
  }
}

// MARK: The names of iOS 13

private struct Old: View {
  @available(*, deprecated) var body: some View {
    Text("A").accessibility(label: text).accessibility(value: text).accessibility(hint: text)
      .accessibility(hidden: false).accessibility(addTraits: .isButton).accessibility(removeTraits: .isImage)
      .accessibility(identifier: "id").accessibility(sortPriority: 1)
      .accessibility(activationPoint: CGPoint.zero).accessibility(activationPoint: UnitPoint.center)
      .accessibility(inputLabels: [text]).accessibility(selectionIdentifier: AnyHashable(1))
  }
}

@MainActor
@Suite
struct AccessibilityNavigationAPITests {
  @Test func everyDeclarationCompilesAndIsShown() {
    let hosted = HostedView(
      VStack {
        Rotors()
        Focus()
        Settings()
        Old()
      })
    #expect(!hosted.labels.isEmpty)
    #expect(Rotors.systemRotors.count == 13)
    #expect(levels.count == 7 && contentTypes.count == 8 && sizes.filter(\.isAccessibilitySize).count == 5)
    #expect(traits.contains(.isModal) && traits.contains(.isToggle))
  }
}
