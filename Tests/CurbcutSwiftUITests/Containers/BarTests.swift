import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The bars around screens, the tabs of tab views, and columns.
@MainActor @Suite struct BarTests {
  private struct Counting: ToolbarContent {
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { Button("Count \(count)") { count += 1 } }
      if count > 0 {
        ToolbarItem(placement: .bottomBar) { Button("Reset") { count = 0 } }
      }
    }
  }

  private struct Counter: View {
    var body: some View {
      NavigationStack { Text("root").navigationTitle("Root").toolbar { Counting() } }
    }
  }

  @Test func contentOfBarsHasStateOfItsOwn() {
    let screen = HostedScreen(Counter())
    screen.activate("Count 0")
    #expect(screen.labels.contains("Count 1"))
    screen.activate("Reset")
    #expect(screen.labels.contains("Count 0"))
    #expect(!screen.labels.contains("Reset"))
  }

  private struct Placements: View {
    @State var chosen = ""
    var body: some View {
      NavigationStack {
        Text("chosen \(chosen)").navigationTitle("Root")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button {
                chosen = "add"
              } label: {
                Label("Add", systemImage: "plus")
              }
            }
            ToolbarItem {
              Menu {
                Button("First") { chosen = "first" }
              } label: {
                Label("Sort", systemImage: "arrow.up.arrow.down")
              }
            }
            ToolbarItem(placement: .secondaryAction) { Button("Rarely") { chosen = "rarely" } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") { chosen = "left" }
              Spacer()
              Button("Right") { chosen = "right" }
            }
          }
      }
    }
  }

  private func items<V: View>(_ screen: HostedScreen<V>) -> UINavigationItem? {
    func find(_ controller: UIViewController) -> UINavigationController? {
      if let found = controller as? UINavigationController { return found }
      for child in controller.children { if let found = find(child) { return found } }
      return nil
    }
    return find(screen.controller)?.topViewController?.navigationItem
  }

  /// Recorded: tree/toolbar (an item with a symbol is a button with the title of its label).
  @Test func itemsAreButtonsOfUIKit() {
    let screen = HostedScreen(Placements())
    let item = items(screen)
    #expect(item?.leftBarButtonItems?.first?.image != nil)
    #expect(item?.leftBarButtonItems?.first?.accessibilityLabel == "Add")
    #expect(item?.rightBarButtonItems?.compactMap(\.accessibilityLabel) == ["More", "Sort"])
    screen.activate("Add")
    #expect(screen.labels.contains("chosen add"))
    screen.activate("Right")
    #expect(screen.labels.contains("chosen right"))
  }

  @Test func aMenuInABarOpens() {
    let screen = HostedScreen(Placements())
    screen.activate("Sort")
    #expect(screen.labels.contains("First"))
    screen.activate("First")
    #expect(screen.labels.contains("chosen first"))
  }

  private enum Place: Hashable { case home, cart, search }

  private struct Shop: View {
    @State var place = Place.home
    @State var count = 2
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Button("Buy") { count += 1 } }
        TabSection("More") {
          Tab("Cart", systemImage: "cart", value: .cart) { Text("cart") }.badge(count)
        }
        if count > 2 { Tab(value: .search, role: .search) { Text("results") } }
      }
    }
  }

  @Test func tabsComeAndGoAndHaveBadges() {
    let screen = HostedScreen(Shop())
    let tabs = screen.controller.children.first as? UITabBarController
    #expect(tabs?.viewControllers?.compactMap { $0.tabBarItem?.title } == ["Home", "Cart"])
    #expect(tabs?.viewControllers?.last?.tabBarItem?.badgeValue == "2")
    screen.activate("Buy")
    #expect(tabs?.viewControllers?.compactMap { $0.tabBarItem?.title } == ["Home", "Cart", "Search"])
    #expect(tabs?.viewControllers?[1].tabBarItem?.badgeValue == "3")
    // A search stands apart from the others, at the other end.
    let places = (tabs?.tabBar.subviews ?? []).filter {
      $0.accessibilityLabel == "Search" || $0.accessibilityLabel == "Cart"
    }
    .map(\.frame)
    #expect(places.count == 2 && places.allSatisfy { $0.height == 54 })
    #expect((places.last?.minX ?? 0) > (places.first?.maxX ?? 0) + 8)
    #expect(places.last?.width == 54)
    screen.activate("Cart")
    #expect(screen.labels.contains("cart"))
  }

  private struct AskingBar: View {
    @State private var isShown = false
    @State private var isOn = true
    @State private var choice = 1
    var seen: (DynamicTypeSize, Bool) -> Void
    var body: some View {
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem {
            Button("Ask") { isShown = true }.buttonStyle(.borderedProminent)
              .sheet(isPresented: $isShown) { Inside(seen: seen) }
          }
          ToolbarItem { Toggle("Bold", systemImage: "bold", isOn: $isOn) }
          ToolbarItem(placement: .bottomBar) {
            Picker("Size", selection: $choice) {
              Text("Small and light").tag(1)
              Text("Large").tag(2)
            }
          }
        }
      }
      .dynamicTypeSize(.accessibility3)
    }

    struct Inside: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.buttonStyle) private var style
      var seen: (DynamicTypeSize, Bool) -> Void
      var body: some View {
        seen(size, style.isCollecting)
        return Button("Answer") {}
      }
    }
  }

  @Test func aSheetFromABarIsAScreenLikeAnyOther() {
    var size: DynamicTypeSize?
    var isCollecting = true
    let screen = HostedScreen(
      AskingBar {
        size = $0
        isCollecting = $1
      })
    screen.activate("Ask")
    #expect(screen.labels.contains("Answer"))
    #expect(size == .accessibility3)
    #expect(!isCollecting)
  }

  /// [D] ToolbarTitleDisplayMode.inlineLarge: a large title inside the toolbar.
  @Test func aLargeTitleMayStandAmongTheButtons() {
    let screen = HostedScreen(
      NavigationStack {
        Text("Content").navigationTitle("Library").toolbarTitleDisplayMode(.inlineLarge)
          .toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
      })
    let (title, button) = (screen.frames["Library"] ?? .zero, screen.frames["Add"] ?? .zero)
    #expect(title.height > 36 && title.minX < 30)
    #expect(abs(title.midY - button.midY) < 1)
    #expect(screen.element("Library")?.traits == .header)
  }

  @Test func aFlexibleSpaceInACrowdedBarKeepsButtonsApart() {
    let screen = HostedScreen(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
          ToolbarSpacer(.flexible, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) { Button("Sort", systemImage: "arrow.up") {} }
        }
      })
    let (first, second) = (screen.frames["Add"] ?? .zero, screen.frames["Sort"] ?? .zero)
    #expect(second.minX - first.maxX >= 12)
  }

  private func items(_ view: UIView) -> [UIBarButtonItem] {
    if let bar = view as? UINavigationBar {
      return (bar.items ?? []).flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
    }
    return view.subviews.flatMap { items($0) }
  }

  @Test func whatIsSaidOfAButtonDoesNotChangeWhatIsSeenOfIt() {
    let screen = HostedScreen(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Save") {}.accessibilityLabel("Save the document") }
          ToolbarItem(placement: .topBarTrailing) { Button("Hide") {}.accessibilityHidden(true) }
        }
      })
    let found = items(screen.window)
    #expect(found.map(\.title) == ["Save", "Hide"])
    #expect(screen.labels.contains("Save the document"))
    #expect(!screen.labels.contains("Hide") && !screen.labels.contains("Save"))
  }

  @Test func whatIsSaidOfATabDoesNotChangeWhatIsSeenOfIt() {
    let screen = HostedScreen(
      TabView {
        Text("One").tabItem { Label("Home", systemImage: "house").accessibilityLabel("Start here") }
        Text("Two").tabItem { Image(systemName: "star") }
      })
    let bar = (screen.controller.children.first as? UITabBarController)?.tabBar
    #expect(bar?.items?.map(\.title) == ["Home", nil])
    #expect(screen.labels.contains("Start here"))
    #expect(screen.labels.contains { $0.lowercased() == "favorite" })
  }

  @Test func whatIsSaidOfASegmentDoesNotChangeWhatIsSeenOfIt() {
    let screen = HostedScreen(
      Picker("Size", selection: .constant(1)) {
        Text("S").accessibilityLabel("Small").tag(1)
        Text("L").tag(2)
      }.pickerStyle(.segmented))
    func control(_ view: UIView) -> UISegmentedControl? {
      (view as? UISegmentedControl) ?? view.subviews.lazy.compactMap { control($0) }.first
    }
    #expect(control(screen.window)?.titleForSegment(at: 0) == "S")
    #expect(screen.labels == ["Small", "L"])
  }

  @Test func controlsOfABarAreButtonsOfIt() {
    let screen = HostedScreen(AskingBar { _, _ in })
    let found = items(screen.window)
    #expect(found.contains { $0.title == "Ask" && $0.style == .done })
    #expect(found.contains { $0.image != nil && $0.isSelected })
    #expect(screen.frames["Size, Small and light"].map { $0.width > 100 } == true)
  }

  private struct Pages: View {
    @State var page = 0
    var body: some View {
      TabView(selection: $page) { ForEach(0..<3) { Text("page \($0)").tag($0) } }.tabViewStyle(.page)
    }
  }

  @Test func pagesTurnByScrollingAndByTheirDots() {
    let screen = HostedScreen(Pages())
    #expect(screen.elements.map { $0.value?.string ?? $0.label?.string ?? "" } == ["page 0", "page 1 of 3"])
    let container = screen.objects.first.flatMap { $0.next as? UIView } ?? screen.window
    var responder: UIResponder? = container
    while let found = responder, !found.accessibilityScroll(.left) { responder = found.next }
    screen.settle()
    #expect(screen.labels.contains("page 1"))
    #expect(!screen.labels.contains("page 0"))
  }

  private struct Columns: View {
    @State var selection: String?
    var body: some View {
      NavigationSplitView {
        List(["Apples", "Pears"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Fruit")
      } detail: {
        Text("shown \(selection ?? "nothing")").navigationTitle("Detail")
      }
    }
  }

  @Test func onAPhoneASelectionShowsTheNextColumn() {
    let screen = HostedScreen(Columns())
    screen.activate("Pears")
    #expect(screen.labels.contains("shown Pears"))
    screen.activate("Fruit")
    #expect(screen.labels.contains("Apples"))
    #expect(screen.element("Pears")?.traits.contains(.selected) == false)
  }

  @Test func aWideItemGivesWayToTheButtonsAtTheOtherEdge() throws {
    let screen = HostedScreen(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Picker("Kind", selection: .constant(0)) {
              ForEach(0..<4) { Text("Quite a long kind \($0)").tag($0) }
            }
            .pickerStyle(.segmented)
          }
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        }
      })
    let last = try #require(screen.element("Quite a long kind 3")?.frame)
    let add = try #require(screen.element("Add")?.frame)
    #expect(last.minX > 150 && last.maxX < add.minX)
  }

  /// As when the item that is shown is deleted.
  @Test func onAPhoneTheNextColumnIsLeftWhenNothingIsSelectedAnyMore() {
    struct Columns: View {
      @State private var fruit: String?
      @State private var part: String?
      var body: some View {
        NavigationSplitView {
          List(["Apples", "Pears"], id: \.self, selection: $fruit) { Text($0) }.navigationTitle("Fruit")
        } content: {
          List(["Core", "Peel"], id: \.self, selection: $part) { Text($0) }.navigationTitle("Parts")
        } detail: {
          Button("Delete \(part ?? "nothing")") { part = nil }
        }
      }
    }
    let screen = HostedScreen(Columns())
    screen.activate("Pears")
    screen.activate("Peel")
    screen.activate("Delete Peel")
    #expect(screen.labels == ["Fruit", "Parts", "Core", "Peel"])
    screen.activate("Core")
    #expect(screen.labels.contains("Delete Core"))
  }

  @Test func onATabletTheColumnsAreThoseOfUIKit() {
    UIKitHost.shared.configure(device: .iPadPro11, orientation: .landscape, settings: Settings())
    let controller = UIHostingController(rootView: Columns())
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<4 {
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
    }
    let split = controller.children.first as? UISplitViewController
    #expect(split?.viewController(for: .primary) is UINavigationController)
    #expect(split?.displayMode == .oneBesideSecondary)
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
  }

  private struct Links: View {
    @State var isActive = false
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Go", destination: Text("there"), isActive: $isActive)
          Text(isActive ? "active" : "idle")
        }
        .navigationBarTitle("Root").navigationBarItems(trailing: Button("Jump") { isActive = true })
      }
    }
  }

  @Test func linksOfTheOlderFormFollowTheirBinding() {
    let screen = HostedScreen(Links())
    screen.activate("Jump")
    #expect(screen.labels.contains("there"))
    screen.activate("Root")
    #expect(screen.labels.contains("idle"))
  }

  @Test func aPathIsStoredAndRead() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("x")
    let stored = try #require(path.codable)
    let data = try JSONEncoder().encode(stored)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  private struct Amount: View {
    @State var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Amount", text: $text).focused($isFocused)
        Text(isFocused ? "typing" : "resting")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
    }
  }

  @Test func itemsAboveTheKeyboardAreThereWhileAFieldIsUsed() {
    let screen = HostedScreen(Amount())
    func field(_ view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap { field($0) }.first
    }
    let found = field(screen.window)
    _ = found?.becomeFirstResponder()
    screen.settle()
    #expect(screen.labels.contains("typing"))
    let bar = found?.inputAccessoryView as? UIToolbar
    #expect(bar?.items?.compactMap(\.title) == ["Done"])
    bar?.items?.last?.primaryAction?.performWithSender(nil, target: nil)
    screen.settle()
    #expect(screen.labels.contains("resting"))
  }

  /// A bar has no room for a label and a switch.
  @Test func aToggleInABarIsAButton() throws {
    struct Filter: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Text(isOn ? "filtered" : "all").toolbar {
            Toggle("Filter", systemImage: "line.3.horizontal.decrease.circle", isOn: $isOn)
          }
        }
      }
    }
    let screen = HostedScreen(Filter())
    let toggle = try #require(screen.element("Filter"))
    #expect(toggle.traits.contains(.toggleButton) && toggle.frame.width < 70)
    screen.activate("Filter")
    #expect(screen.labels.contains("filtered"))
  }

  /// An app that draws a bar of its own leaves the labels out.
  @Test func tabsNeedNoLabel() {
    struct Tabs: View {
      @State private var selection = 2
      var body: some View {
        TabView(selection: $selection) {
          Tab(value: 1) { Text("First").toolbarVisibility(.hidden, for: .tabBar) }
          Tab(value: 2) { Text("Second").toolbarVisibility(.hidden, for: .tabBar) }
        }
      }
    }
    #expect(HostedScreen(Tabs()).labels == ["Second"])
  }

  private struct Presenting: View {
    let kind: Int
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .topBarTrailing) { presenting }
        }
      }
    }

    @ViewBuilder private var presenting: some View {
      let button = Button("Open", systemImage: "gear") { isShown = true }
      switch kind {
      case 0: button.sheet(isPresented: $isShown) { Text("Inside") }
      case 1: button.fullScreenCover(isPresented: $isShown) { Text("Inside") }
      case 2:
        button.popover(isPresented: $isShown) { Text("Inside").presentationCompactAdaptation(.popover) }
      case 3: button.alert("Inside", isPresented: $isShown) {}
      default: button.confirmationDialog("Inside", isPresented: $isShown, titleVisibility: .visible) {}
      }
    }
  }

  /// The button is one of the bar, and the views of the item are on no screen.
  @Test(arguments: 0...4)
  func whatIsAttachedToAnItemIsPresented(kind: Int) {
    let screen = HostedScreen(Presenting(kind: kind))
    screen.activate("Open")
    #expect(screen.labels.contains("Inside"))
  }

  @Test func aTitleOfItsOwnIsOfferedTheRoomBetweenTheButtons() throws {
    let screen = HostedScreen(
      NavigationStack {
        Text("root")
          .toolbar {
            ToolbarItem(placement: .principal) {
              Text("Own").frame(maxWidth: .infinity, alignment: .leading)
            }
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          }
          .navigationBarTitleDisplayMode(.inline)
      })
    let title = try #require(screen.element("Own")?.frame)
    let button = try #require(screen.element("Add")?.frame)
    #expect(title.minX < 40)
    #expect(title.maxX <= button.minX)
  }

  @Test func aBarAtTheBottomFloatsAboveTheTabs() throws {
    let screen = HostedScreen(
      TabView {
        NavigationStack {
          Text("root").toolbar { ToolbarItem(placement: .bottomBar) { Button("Clear") {} } }
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      })
    let button = try #require(screen.element("Clear")?.frame)
    let tab = try #require(screen.element("One")?.frame)
    #expect(button.maxY < tab.minY)
    #expect(tab.minY - button.maxY < 40)
  }
}
