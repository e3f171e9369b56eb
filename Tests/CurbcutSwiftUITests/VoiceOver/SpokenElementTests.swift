import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Elements of SwiftUI used with VoiceOver: actions, rotors, focus, announcements and containers.
@MainActor
@Suite("SwiftUI elements used with VoiceOver", .serialized)
struct SpokenElementTests {
  // MARK: Actions

  private struct Mail: View {
    @State private var log = "Nothing"
    var body: some View {
      VStack {
        HStack {
          Text("Ann")
          Button("Reply") { log = "Replied" }
          Button("Delete") { log = "Deleted" }
        }
        .accessibilityElement(children: .combine)
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAction(named: "Archive") { log = "Archived" }
        Text(log)
      }
      .accessibilityAction(.magicTap) { log = "Magic" }
      .accessibilityAction(.escape) { log = "Escaped" }
    }
  }

  // [D] ENH CommentLabeledContentStyle: buttons that were combined are actions under their names
  @Test func buttonsOfACombinedElementAreChosenByFlicks() {
    let screen = SpokenView(Mail())
    screen.go(to: "Ann")
    screen.down()
    #expect(screen.said() == ["Reply"])
    screen.down()
    #expect(screen.said() == ["Delete"])
    screen.activate()
    #expect(screen.hosted.labels.contains("Deleted"))
    // Afterwards the double tap activates again.
    for _ in 0..<3 { screen.down() }
    #expect(screen.said().last == "Archive")
    screen.activate()
    #expect(screen.hosted.labels.contains("Archived"))
  }

  private struct Mixer: View {
    @State private var sounds: [String] = []
    var body: some View {
      VStack {
        HStack {
          Image(systemName: "speaker")
          Text("Fans")
        }
        .accessibilityElement(children: .combine)
        .draggable("Fans")
        Color.gray
          .frame(width: 200, height: 50)
          .accessibilityElement()
          .accessibilityLabel("Alert")
          .accessibilityValue(sounds.joined())
          .accessibilityDropPoint(UnitPoint(x: 0.1, y: 0.5), description: "Set Sound 1")
          .accessibilityDropPoint(UnitPoint(x: 0.9, y: 0.5), description: "Set Sound 2")
          .dropDestination(for: String.self) { items, point in
            sounds += items.map { "\($0) at \(Int(point.x))" }
            return true
          }
      }
    }
  }

  // [D] ENH ContactAlertView: a combined element is dragged to one of several places
  @Test func aCombinedElementIsDraggedToAPlaceOfAnother() async {
    let screen = SpokenView(Mixer())
    screen.next()
    screen.previous()
    #expect(screen.said().last == "Fans Actions available")
    screen.down()
    #expect(screen.said() == ["Drag Fans"])
    screen.activate()
    screen.go(to: "Alert")
    screen.down()
    screen.down()
    #expect(screen.said() == ["Set Sound 1", "Set Sound 2"])
    screen.activate()
    for _ in 0..<1000 where screen.hosted.elements.last?.accessibilityValue?.isEmpty != false {
      await Task.yield()
      screen.hosted.settle()
    }
    #expect(screen.hosted.elements.last?.accessibilityValue == "Fans at 180")
  }

  private struct OwnPicker: View {
    @State private var choice = 0
    var body: some View {
      VStack {
        Text("Chosen: \(choice)")
        HStack { Text("A") }
          .accessibilityRepresentation {
            Picker("Own picker", selection: $choice) {
              Text("First").tag(0)
              Text("Second").tag(1)
            }
          }
      }
    }
  }

  // [D] CAV CustomControlsExample: what a representation shows is used as if it were drawn
  @Test func thePickerOfARepresentationOpensItsMenu() {
    let screen = SpokenView(OwnPicker())
    screen.next()
    #expect(screen.said() == ["Own picker, First Button Pop up button Double tap to activate the picker"])
    screen.activate()
    screen.next()
    #expect(screen.said().last == "Second Button")
    screen.activate()
    #expect(screen.hosted.labels == ["Chosen: 1", "Own picker, Second"])
  }

  // [D] AccessibilityActionKind.magicTap, .escape
  @Test func magicTapAndScrubReachTheView() {
    let screen = SpokenView(Mail())
    screen.magicTap()
    #expect(screen.hosted.labels.contains("Magic"))
    screen.scrub()
    #expect(screen.hosted.labels.contains("Escaped"))
  }

  private struct Rating: View {
    @State private var stars = 3
    var body: some View {
      Text("Rating").accessibilityValue("\(stars) stars")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
    }
  }

  // [D] View.accessibilityAdjustableAction(_:); [R] W19-238: only the value is spoken at each step
  @Test func anAdjustableElementIsAdjustedByFlicks() {
    let screen = SpokenView(Rating())
    screen.up()
    #expect(screen.said() == ["4 stars"])
    screen.down()
    screen.down()
    #expect(screen.said() == ["3 stars", "2 stars"])
  }

  private struct Volume: View {
    @State private var value = 0.5
    @State private var isOn = true
    @State private var count = 1
    var body: some View {
      VStack {
        Slider(value: $value) { Text("Volume") }
        Toggle("Sound", isOn: $isOn)
        Stepper("Count", value: $count)
      }
    }
  }

  @Test func controlsAreUsedAndSayTheirNewValues() {
    let screen = SpokenView(Volume())
    screen.up()
    #expect(screen.said() == ["60 percent"] || screen.hosted.elements[0].accessibilityValue == "60%")
    screen.next()
    // [R] aloud: "Notifications Switch button on Double tap to toggle setting."
    #expect(screen.said().joined(separator: " ").hasPrefix("Sound Switch button on"))
    screen.activate()
    #expect(screen.said() == ["off"])
    screen.go(to: "Count")
    screen.up()
    #expect(screen.said() == ["2"])
  }

  // MARK: Rotors

  private struct Messages: View {
    @Namespace private var namespace
    var body: some View {
      VStack {
        ForEach(0..<6) { number in
          Text("Message \(number)").accessibilityRotorEntry(id: number, in: namespace)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Important") {
        ForEach([1, 4], id: \.self) { AccessibilityRotorEntry("Entry \($0)", id: $0, in: namespace) }
      }
    }
  }

  // [R] AS:previews, a11y/rotor/entry-speaks-target
  @Test func aRotorLeadsFromEntryToEntry() {
    let screen = SpokenView(Messages())
    screen.turnRotor(to: "Important")
    screen.down()
    #expect(screen.focused == "Message 1")
    screen.down()
    #expect(screen.focused == "Message 4")
    #expect(screen.said().last == "Message 4")
    screen.up()
    #expect(screen.focused == "Message 1")
  }

  private struct Archive: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { ForEach(0..<300) { Text("Row \($0)").frame(height: 60).id($0) } } }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Hundreds") {
            ForEach([100, 200], id: \.self) { number in
              AccessibilityRotorEntry("Row \(number)", id: number) { proxy.scrollTo(number) }
            }
          }
      }
    }
  }

  // [D] AccessibilityRotorEntry: entries name views that are not made yet
  @Test func aRotorLeadsToRowsThatAreNotMadeYet() {
    let screen = SpokenView(Archive())
    screen.turnRotor(to: "Hundreds")
    screen.down()
    #expect(screen.focused == "Row 100")
    screen.down()
    #expect(screen.focused == "Row 200")
  }

  private struct Headings: View {
    var body: some View {
      VStack {
        Text("One").accessibilityAddTraits(.isHeader)
        Text("Text")
        Text("Two").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      }
    }
  }

  @Test func headingsAreFoundByTheRotor() {
    let screen = SpokenView(Headings())
    screen.turnRotor(to: "Headings")
    screen.down()
    #expect(screen.focused == "Two")
  }

  // MARK: Focus

  private struct Form: View {
    enum Field: Hashable { case name, mail }
    @AccessibilityFocusState private var focus: Field?
    @State private var isWrong = false
    var body: some View {
      VStack {
        Text("Name").accessibilityFocused($focus, equals: .name)
        Text("Mail").accessibilityFocused($focus, equals: .mail)
        if isWrong { Text("Wrong").accessibilityFocused($focus, equals: .name) }
        Button("Send") { focus = .mail }
        Text(verbatim: focus.map { "\($0)" } ?? "elsewhere")
      }
    }
  }

  // [D] AccessibilityFocusState: both ways
  @Test func theCursorMovesTheStateAndTheStateTheCursor() {
    let screen = SpokenView(Form())
    #expect(screen.hosted.labels.last == "name")
    screen.go(to: "Send")
    #expect(screen.hosted.labels.last == "elsewhere")
    screen.activate()
    #expect(screen.focused == "Mail")
    #expect(screen.said().last == "Mail")
    #expect(screen.hosted.labels.last == "mail")
    screen.previous()
    #expect(screen.hosted.labels.last == "name")
  }

  private struct Sheet: View {
    @State private var isShown = false
    @AccessibilityFocusState private var isOnButton: Bool
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("First")
            Button("Main") {}.accessibilityFocused($isOnButton)
          }
          .accessibilityDefaultFocus($isOnButton, true)
        }
    }
  }

  // [D] View.accessibilityDefaultFocus(_:_:)
  @Test func theDefaultFocusIsWhereTheCursorGoesInASheet() {
    let screen = SpokenView(Sheet())
    screen.activate()
    #expect(screen.focused == "Main")
  }

  private struct Far: View {
    @AccessibilityFocusState private var row: Int?
    var body: some View {
      VStack {
        Text(verbatim: row.map { "\($0)" } ?? "nowhere")
        Button("Far") { row = 80 }
        ScrollView {
          LazyVStack {
            ForEach(0..<100) { Text("Row \($0)").frame(height: 60).accessibilityFocused($row, equals: $0) }
          }
        }
      }
    }
  }

  // [D] AccessibilityFocusState: nil while no view of it has the cursor
  @Test func aViewThatIsNotThereIsNotWaitedForForEver() {
    let screen = SpokenView(Far())
    screen.go(to: "Far")
    screen.activate()
    #expect(screen.hosted.labels.first == "nowhere")
    #expect(screen.focused == "Far")
    screen.next()
    #expect(screen.hosted.labels.first == "0")
  }

  // MARK: Announcements

  private struct Saving: View {
    var body: some View {
      VStack {
        Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
        Button("Fail") {
          var low = AttributedString("Nothing much")
          low.accessibilitySpeechAnnouncementPriority = .low
          var high = AttributedString("Failed")
          high.accessibilitySpeechAnnouncementPriority = .high
          AccessibilityNotification.Announcement(high).post()
          AccessibilityNotification.Announcement(low).post()
        }
      }
    }
  }

  // [D] AccessibilityNotification.Announcement, accessibilitySpeechAnnouncementPriority
  @Test func announcementsAreSpokenByTheirPriority() {
    let screen = SpokenView(Saving())
    _ = screen.said()
    screen.activate()
    #expect(screen.said().contains("Saved"))
    screen.next()
    _ = screen.said()
    screen.activate()
    #expect(screen.said().contains("Failed"))
  }

  // MARK: Containers

  private struct Variants: View {
    @State private var isEnabled = true
    var body: some View {
      VStack {
        Toggle("Convert", isOn: $isEnabled)
        VStack {
          Button("Standard") {}.accessibilityAddTraits(.isSelected)
          Button("Other") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Variant")
        .disabled(!isEnabled)
      }
    }
  }

  // [R] spoken.json: "Variant selected OpenCC Standard Button", only on the first entry, and
  // "selected Variant dimmed OpenCC Standard dimmed Button" while all is disabled
  @Test func theLabelOfAContainerIsSaidOnEntering() {
    let screen = SpokenView(Variants())
    screen.next()
    #expect(screen.said() == ["Variant selected Standard Button"])
    screen.next()
    #expect(screen.said() == ["Other Button"])
    screen.go(to: "Convert")
    screen.activate()
    _ = screen.said()
    screen.next()
    #expect(screen.said() == ["selected Variant dimmed Standard dimmed Button"])
    screen.next()
    #expect(screen.said() == ["Other dimmed Button"])
  }

  private struct Product: View {
    var body: some View {
      Text("Lamp").accessibilityCustomContent("Colour", "White")
        .accessibilityCustomContent("Price", "9 euros", importance: .high)
    }
  }

  // [R] AS:previews; [D] CAV: content of high importance is read with the element
  @Test func importantContentIsReadWithTheElement() {
    let screen = SpokenView(
      VStack {
        Text("Above"); Product()
      })
    screen.next()
    #expect(screen.said().first?.contains("9 euros") == true)
  }

  // A container that makes its views when they come into sight has none of them while it is below the edge.
  @Test func flicksPassOverNothingThatALazyContainerHasYetToMake() {
    let options = (1...30).map { "Option \($0)" }
    let screen = SpokenView(
      ScrollView {
        VStack {
          Text("Above")
          Color.gray.frame(height: 800)
          Text("Choose")
          LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
            ForEach(options, id: \.self) { name in Button(name) {}.frame(height: 120) }
          }
          Color.gray.frame(height: 900)
          Text("Below")
        }
      })
    var heard: [String] = []
    for _ in 0..<40 {
      heard.append(screen.focused ?? "")
      if heard.last == "Below" { break }
      screen.next()
    }
    #expect(heard == ["Above", "Choose"] + options + ["Below"])
    heard = []
    for _ in 0..<40 {
      heard.append(screen.focused ?? "")
      if heard.last == "Above" { break }
      screen.previous()
    }
    #expect(heard == ["Below"] + options.reversed() + ["Choose", "Above"])
  }
}
