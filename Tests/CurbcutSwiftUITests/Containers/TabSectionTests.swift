import CurbcutUIKit
import DeviceSettings
import Testing

@testable import CurbcutSwiftUI

/// Sections of tabs, and the sidebar into which the tabs of an iPad can turn.
@Suite(.serialized)
@MainActor
struct TabSectionTests {
  private struct Tabs: View {
    @State private var selection = "watch"
    var placement = TabPlacement.automatic
    var added: @MainActor @Sendable () -> Void = {}

    var body: some View {
      TabView(selection: $selection) {
        Tab("Watch Now", systemImage: "play", value: "watch") { Text("Films") }
        TabSection("Collections") {
          Tab("Forest", systemImage: "tree", value: "forest") { Text("Trees") }
          Tab("Coast", systemImage: "water.waves", value: "coast") { Text("Waves") }
        }
        .tabPlacement(placement)
        .sectionActions { Button("Add Collection", action: added) }
      }
    }
  }

  private func screen<V: View>(_ view: V, _ orientation: Device.Orientation = .landscape) -> HostedScreen<V> {
    HostedScreen(view, device: .iPadPro11, orientation: orientation)
  }

  /// [D] TabViewStyle.sidebarAdaptable: a bottom bar on an iPhone
  @Test func onAnIPhoneTheTabsOfASectionStandInTheBar() {
    let tabs = HostedScreen(Tabs(placement: .sidebarOnly).tabViewStyle(.sidebarAdaptable))
    #expect(tabs.labels == ["Films", "Watch Now", "Forest", "Coast"])
  }

  @Test func withoutTheStyleThereIsNoSidebarOnAnIPadEither() {
    #expect(screen(Tabs()).labels == ["Watch Now", "Forest", "Coast", "Films"])
  }

  @Test func aSectionHasOnePlaceInTheBarOfAnIPad() {
    let tabs = screen(Tabs().tabViewStyle(.sidebarAdaptable))
    #expect(tabs.labels == ["Sidebar", "Watch Now", "Collections", "Films"])
    tabs.activate("Collections")
    #expect(tabs.labels == ["Sidebar", "Watch Now", "Collections", "Trees"])
  }

  /// [D] TabPlacement.sidebarOnly
  @Test func aSectionOfTheSidebarHasNoPlaceInTheBar() {
    let tabs = screen(Tabs(placement: .sidebarOnly).tabViewStyle(.sidebarAdaptable))
    #expect(tabs.labels == ["Sidebar", "Watch Now", "Films"])
  }

  @Test func theSidebarListsSectionsWithTheirTabsAndActions() {
    final class Counter { var count = 0 }
    let counter = Counter()
    let tabs = screen(Tabs(placement: .sidebarOnly) { counter.count += 1 }.tabViewStyle(.sidebarAdaptable))
    tabs.activate("Sidebar")
    #expect(
      tabs.labels == ["Sidebar", "Watch Now", "Collections", "Forest", "Coast", "Add Collection", "Films"])
    tabs.activate("Coast")
    #expect(tabs.labels.last == "Waves")
    tabs.activate("Add Collection")
    #expect(counter.count == 1 && tabs.labels.last == "Waves")
    tabs.activate("Sidebar")
    #expect(tabs.labels == ["Sidebar", "Watch Now", "Waves"])
  }

  /// [D] defaultAdaptableTabBarPlacement(_:)
  @Test func anAppCanBeginWithTheSidebar() {
    let tabs = screen(
      Tabs().tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
        .tabViewSidebarHeader { Text("Library") }
        .tabViewSidebarFooter { Text("Signed in") }
        .tabViewSidebarBottomBar { Button("Account") {} })
    #expect(
      tabs.labels == [
        "Sidebar", "Library", "Watch Now", "Collections", "Forest", "Coast", "Add Collection", "Signed in",
        "Account", "Films",
      ])
  }

  private enum Place: Hashable {
    case search
    case collection(String)
  }

  private struct Repeated: View {
    @State private var place = Place.search
    private let names = ["Forest", "Coast"]
    var body: some View {
      TabView(selection: $place) {
        Tab("Films", systemImage: "play", value: Place.search) { Text("All films") }
        TabSection {
          ForEach(names, id: \.self) { name in
            Tab(name, systemImage: "leaf", value: Place.collection(name)) { Text("Films of \(name)") }
              .customizationID(name)
          }
        } header: {
          Label("Collections", systemImage: "folder")
        }
        .customizationID("collections")
        Group {
          ForEach(0..<1) {
            Tab("Number \($0)", systemImage: "number", value: Place.collection("\($0)")) { Text("") }
          }
        }
      }
    }
  }

  @Test func tabsMayBeMadeFromACollectionWithValuesOfAnotherType() {
    let tabs = HostedScreen(Repeated())
    #expect(tabs.labels == ["All films", "Films", "Forest", "Coast", "Number 0"])
    tabs.activate("Coast")
    #expect(tabs.labels.first == "Films of Coast")
  }
}
