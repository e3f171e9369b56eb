import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Stacks, tabs and what is presented.
@MainActor
@Suite(.serialized)
struct NavigationTests {
  private struct Stack: View {
    @State var path: [Int] = []
    @State private var isOn = false
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("One", value: 1)
          Button("Both") { path = [1, 2] }
          Text("Depth \(path.count)")
        }
        .navigationTitle("Root")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") { isOn = true }.disabled(isOn)
          }
        }
        .navigationDestination(for: Int.self) { number in
          Text("Detail \(number)").navigationTitle("Number \(number)")
        }
      }
    }
  }

  @Test func theBarIsReadBeforeTheContent() {
    let screen = HostedScreen(Stack())
    #expect(screen.labels == ["Add", "Root", "One", "Both", "Depth 0"])
    #expect(screen.element("Root")?.traits.contains(.header) == true)
  }

  /// Recorded: tree/navigation/back-button.
  @Test func theBackButtonIsNamedByTheScreenBefore() {
    let screen = HostedScreen(Stack(path: [1]))
    #expect(screen.labels == ["Root", "Number 1", "Detail 1"])
    #expect(screen.elements.first?.identifier == "BackButton")
    #expect(screen.elements.first?.frame == CGRect(x: 16, y: 62, width: 44, height: 44))
  }

  @Test func aLinkPushesAndTheBackButtonShortensThePath() {
    let screen = HostedScreen(Stack())
    screen.activate("One")
    #expect(screen.labels == ["Root", "Number 1", "Detail 1"])
    screen.activate("Root")
    #expect(screen.labels.contains("Depth 0"))
    screen.activate("Both")
    #expect(screen.labels == ["Number 1", "Number 2", "Detail 2"])
    screen.activate("Number 1")
    screen.activate("Root")
    #expect(screen.labels.contains("Depth 0"))
  }

  @Test func anItemOfTheBarFollowsItsView() {
    let screen = HostedScreen(Stack())
    screen.activate("Add")
    #expect(screen.element("Add")?.traits.contains(.notEnabled) == true)
  }

  private struct Columns: View {
    @State private var selection: Int?
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) { Text("Row").tag(1) }.navigationTitle("Root")
      } detail: {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Deep", value: 5)
            Text("Depth \(path.count)")
          }
          .navigationTitle("Detail")
          .navigationDestination(for: Int.self) { Text("At \($0)").navigationTitle("Number \($0)") }
        }
      }
    }
  }

  /// On a phone the screens of all columns are on one stack, under one bar.
  @Test func theStackInAColumnFollowsTheColumnBefore() {
    let screen = HostedScreen(Columns())
    screen.activate("Row")
    #expect(screen.labels == ["Root", "Detail", "Deep", "Depth 0"])
    screen.activate("Deep")
    #expect(screen.labels == ["Detail", "Number 5", "At 5"])
    screen.activate("Detail")
    #expect(screen.labels == ["Root", "Detail", "Deep", "Depth 0"])
    screen.activate("Root")
    #expect(screen.labels == ["Root", "Row"])
  }

  private struct Category: Hashable, Identifiable {
    let name: String
    var id: Int { name.count }
  }

  private struct Categories: View {
    @State private var selection: Category? = Category(name: "Fish")
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach([Category(name: "Fish"), Category(name: "Birds")]) { NavigationLink($0.name, value: $0) }
        }
      } detail: {
        Text("Shown: \(selection?.name ?? "nothing")")
      }
    }
  }

  /// A row is selected by the value of its link, whatever its identity.
  @Test func theRowOfALinkIsSelectedByItsValue() {
    let screen = HostedScreen(Categories(), device: .iPadPro11, orientation: .landscape)
    #expect(screen.element("Fish")?.traits.contains(.selected) == true)
    screen.activate("Birds")
    #expect(screen.element("Birds")?.traits.contains(.selected) == true)
    #expect(screen.element("Fish")?.traits.contains(.selected) == false)
    #expect(screen.labels.contains("Shown: Birds"))
  }

  private struct SizedSheet: View {
    let sizing: PresentationKind
    enum PresentationKind { case automatic, page }
    var body: some View {
      Text("Below").sheet(isPresented: .constant(true)) {
        if sizing == .page { Text("Sheet").presentationSizing(.page) } else { Text("Sheet") }
      }
    }
  }

  /// Since iOS 18 a sheet on an iPad has the size of a form, unless it asks for a page.
  @Test func aSheetOnAnIPadIsAForm() throws {
    func size(_ kind: SizedSheet.PresentationKind) throws -> CGSize {
      let screen = HostedScreen(SizedSheet(sizing: kind), device: .iPadPro11)
      return try #require(screen.controller.presentedViewController?.viewIfLoaded).bounds.size
    }
    #expect(try size(.automatic) == CGSize(width: 540, height: 620))
    #expect(try size(.page).height > 1000)
  }

  private struct Resorts: View {
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("Alps", value: 1) }.navigationTitle("Resorts")
          .navigationDestination(for: Int.self) { Text("Resort \($0)") }
      } detail: {
        Text("Welcome")
      }
    }
  }

  /// A column without a stack of the app's own shows nothing over itself.
  @Test func aLinkInAColumnShowsItsScreenInTheLastColumn() {
    let screen = HostedScreen(Resorts(), device: .iPadPro11, orientation: .landscape)
    #expect(screen.labels.contains("Welcome"))
    screen.activate("Alps")
    #expect(screen.labels.contains("Resort 1"))
    #expect(screen.labels.contains("Alps"))
    #expect(!screen.labels.contains("Welcome"))
  }

  /// As in the app Moonshot of Hacking with Swift: the colours of the first screen are those of the ones over it.
  @Test func theColoursOfAScreenHoldForThoseOverIt() {
    final class Seen { var schemes: [ColorScheme] = [] }
    struct Detail: View {
      let seen: Seen
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        seen.schemes.append(scheme)
        return Text("Mission")
      }
    }
    let seen = Seen()
    let screen = HostedScreen(
      NavigationStack {
        NavigationLink("Open") { Detail(seen: seen) }.preferredColorScheme(.dark)
      })
    screen.activate("Open")
    #expect(seen.schemes.last == .dark)
  }

  @Test func dismissGoesBack() {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let screen = HostedScreen(NavigationStack { NavigationLink("Open") { Detail() } })
    screen.activate("Open")
    #expect(screen.labels.contains("Close"))
    screen.activate("Close")
    #expect(screen.labels == ["Open"])
  }

  /// Recorded: tree/searchable/prompt-is-value.
  @Test func anEmptySearchFieldHasItsPromptAsItsValue() {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { List { Text("Row") }.searchable(text: $text, prompt: "Search Books") }
      }
    }
    let screen = HostedScreen(Search())
    #expect(screen.elements.map { $0.value?.string } == [nil, "Search Books"])
    #expect(screen.elements.last?.traits.contains(.searchField) == true)
  }

  // A stack right in a tab is placed before the tab's own controller is in the window.
  @Test func theScreenOfAStackInATabAppearsAndPresents() {
    struct Screen: View {
      @State private var log = "Waiting"
      @State private var isShown = false
      var body: some View {
        Button(log) { isShown = true }
          .onAppear { log = "Appeared" }
          .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let screen = HostedScreen(
      TabView {
        NavigationStack { Screen() }.tabItem { Text("One") }
        NavigationStack { Text("Other") }.tabItem { Text("Two") }
      })
    #expect(screen.element("Appeared") != nil)
    screen.activate("Appeared")
    #expect(screen.labels.contains("Sheet"))
  }

  /// Recorded: tree/tabview/tabs.
  @Test func tabsAreReadAfterTheContentAndSwitchIt() {
    let screen = HostedScreen(
      TabView {
        Tab("First", systemImage: "1.circle") { Text("One") }
        Tab("Second", systemImage: "2.circle") { Text("Two") }
      })
    #expect(screen.labels == ["One", "First", "Second"])
    #expect(screen.element("First")?.traits.contains(.selected) == true)
    screen.activate("Second")
    #expect(screen.labels == ["Two", "First", "Second"])
  }

  private struct Presenter: View {
    @State var isSheetShown = false
    @State private var isAlertShown = false
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Count \(count)") { isSheetShown = true }
        Button("Ask") { isAlertShown = true }
      }
      .sheet(isPresented: $isSheetShown, onDismiss: { count += 1 }) { Sheet() }
      .alert("Sure?", isPresented: $isAlertShown) {
        Button("Delete", role: .destructive) { count += 10 }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  /// Recorded: speech/sheet/only-its-elements.
  @Test func onlyTheSheetIsReached() {
    let screen = HostedScreen(Presenter(isSheetShown: true))
    #expect(screen.labels == ["Close"])
    screen.activate("Close")
    #expect(screen.labels == ["Count 1", "Ask"])
  }

  @Test func anAlertOffersItsActions() {
    let screen = HostedScreen(Presenter())
    screen.activate("Ask")
    #expect(Set(screen.labels) == ["Sure?", "It is gone then.", "Delete", "Cancel"])
    #expect(screen.element("Sure?")?.traits.contains(.header) == false)
    screen.activate("Delete")
    #expect(screen.labels == ["Count 10", "Ask"])
  }
}
