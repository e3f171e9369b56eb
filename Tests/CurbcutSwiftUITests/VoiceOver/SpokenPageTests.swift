import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What the pages of CVS Health's iOS SwiftUI Accessibility Techniques say that VoiceOver does with them.
@MainActor
@Suite("Pages that tell what VoiceOver does", .serialized)
struct SpokenPageTests {
  private struct Form: View {
    @FocusState private var first: Bool
    @FocusState private var second: Bool
    @State private var text = ""
    @State private var hasErrors = false

    var body: some View {
      VStack {
        Text(hasErrors ? "Errors" : "No errors")
        TextField("", text: $text).accessibilityLabel("First Name").focused($first)
        TextField("", text: $text).accessibilityLabel("Email").focused($second)
        Button("Submit") {
          hasErrors = true
          second = true
          first = true
        }
      }
    }
  }

  // ErrorValidationView: “move VoiceOver focus to the first invalid input”, which is written last
  @Test("Of several fields that one action focuses, the last one written gets the focus")
  func lastWriteWins() {
    let screen = SpokenView(Form())
    screen.go(to: "Submit")
    screen.activate()
    #expect(screen.focused == "First Name")
    #expect(screen.editedField?.accessibilityLabel == "First Name")
  }

  private struct Note: View {
    @State private var text = ""
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("Taps: \(taps)")
        TextField("", text: $text, axis: .vertical).accessibilityLabel("Note")
          .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      }
    }
  }

  // TextFieldsFocusManagementView
  @Test("A field with a gesture beside its own runs both when it is activated")
  func fieldWithGesture() {
    let screen = SpokenView(Note())
    screen.go(to: "Note")
    screen.activate()
    #expect(screen.said().contains { $0.contains("is editing") })
    #expect(screen.hosted.labels.contains("Taps: 1"))
  }

  private struct Trigger: View {
    @State private var isShown = false
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Top")
        Button("Open") { isShown = true }.accessibilityFocused($isFocused)
          .sheet(isPresented: $isShown) {
            Button("Done") {
              isShown = false
              isFocused = true
            }
          }
      }
    }
  }

  // AccessibilitySortPriorityView
  @Test("A sheet that closes and names the place to return to leads there")
  func sheet() {
    let screen = SpokenView(Trigger())
    screen.go(to: "Open")
    screen.activate()
    screen.go(to: "Done")
    screen.activate()
    screen.settle()
    #expect(screen.focused == "Open")
  }

  private struct Fruits: View {
    @State private var isChosen = false
    var body: some View {
      Button {
        isChosen.toggle()
      } label: {
        HStack {
          Text("Apple")
          if isChosen { Image(systemName: "checkmark") }
        }
      }
    }
  }

  // MultiSelectionListView
  @Test("A checkmark in the label of a button makes it selected")
  func checkmark() {
    let screen = SpokenView(Fruits())
    #expect(screen.focused == "Apple")
    screen.activate()
    #expect(
      screen.provider.tree.elements.first { $0.label?.string == "Apple" }?.traits.contains(.selected) == true)
  }

  private struct Page: View {
    @State private var title = "Page Titles"
    var body: some View {
      Button("Update") { title = "New Page Title" }.navigationTitle(title)
    }
  }

  // PageTitlesView, whose list names the page as well
  @Test("A page names itself, whatever its list calls it")
  func pageTitle() {
    let screen = SpokenView(NavigationStack { Page().navigationTitle("Technique") })
    screen.go(to: "Update")
    screen.activate()
    let labels = screen.provider.tree.elements.compactMap { $0.label?.string }
    #expect(labels.contains("New Page Title"))
    #expect(!labels.contains("Technique"))
  }

  private struct Bag: View {
    var body: some View {
      VStack {
        Text("Apples").onDrag { NSItemProvider() }.accessibilityAction(named: "Move Up") {}
      }
    }
  }

  // DragDropView
  @Test("Named actions leave the drag of an element among its actions")
  func dragAndActions() {
    let screen = SpokenView(Bag())
    screen.down()
    screen.down()
    #expect(Set(screen.said()) == ["Move Up", "Drag Apples"])
  }

  private struct Card: View {
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        NavigationLink(destination: Text("Detail")) {
          VStack {
            Text("Coupon")
            Button("Add") {}
          }
          .accessibilityAction(named: "Add") {}
        }
      }
    }
  }

  // CardsView
  @Test("An action that is named as a button inside is offered once")
  func repeatedAction() throws {
    let screen = SpokenView(Card())
    let card = try #require(
      screen.provider.tree.elements.first { $0.label?.string.contains("Coupon") == true })
    #expect(card.details.customActions.map(\.name.string) == ["Add"])
  }

  private struct Bars: View {
    var body: some View {
      NavigationStack {
        Text("Mail").toolbar {
          ToolbarItem(placement: .bottomBar) {
            Button {
            } label: {
              Label("", systemImage: "trash")
            }
          }
        }
      }
    }
  }

  // ToolbarView
  @Test("The symbol of a label without words speaks for itself in a bar, too")
  func labelWithoutWords() {
    let screen = SpokenView(Bars())
    #expect(screen.provider.tree.elements.contains { $0.label?.string == "trash" })
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("Home").tabItem { Label("Home", systemImage: "house") }
        Text("Mail").tabItem {
          Label("Messages", systemImage: "envelope").accessibilityValue("3 notifications")
        }
        .badge(3)
      }
    }
  }

  // TabsGoodView
  @Test("What an app says of a tab's badge is said in place of the number")
  func tabValue() {
    let screen = SpokenView(Tabs())
    let tab = screen.provider.tree.elements.first { $0.label?.string == "Messages" }
    #expect(tab?.value?.string == "3 notifications")
  }

  private struct Choices: View {
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<40, id: \.self) { Text("Row \($0)") }
          LazyVGrid(columns: [GridItem(.fixed(100))]) { ForEach(0..<30, id: \.self) { Text("Choice \($0)") } }
        }
      }
    }
  }

  @Test("A screen that is read as a whole has all that lazy containers have")
  func lazyContainers() {
    let hosted = HostedView(Choices())
    let labels = AccessibilityProvider(hosted.window).readWholeScreen().tree.elements
      .compactMap { $0.label?.string }
    #expect(labels == (0..<40).map { "Row \($0)" } + (0..<30).map { "Choice \($0)" })
    hosted.settle()
    #expect(!hosted.labels.contains("Choice 29"))
  }
}
