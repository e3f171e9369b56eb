import CurbcutUIKit
import DeviceSettings
import Testing

@testable import CurbcutSwiftUI

/// Which columns of a split view show on an iPad, held upright and sideways.
@Suite(.serialized)
@MainActor
struct SplitModesTests {
  private struct Two: View {
    var visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic)
    var body: some View {
      NavigationSplitView(columnVisibility: visibility) {
        List { Text("Row") }.navigationTitle("Sidebar list")
      } detail: {
        Text("Detail text")
      }
    }
  }

  private struct Three: View {
    var body: some View {
      NavigationSplitView {
        List { Text("Row") }.navigationTitle("Sidebar list")
      } content: {
        List { Text("Part") }.navigationTitle("Parts")
      } detail: {
        Text("Detail text")
      }
    }
  }

  private func screen<V: View>(_ view: V, _ orientation: Device.Orientation = .portrait) -> HostedScreen<V> {
    HostedScreen(view, device: .iPadPro11, orientation: orientation)
  }

  @Test func heldUprightTheDetailIsAlone() {
    #expect(screen(Two()).labels == ["Sidebar", "Detail text"])
    #expect(screen(Three()).labels == ["Sidebar", "Detail text"])
  }

  @Test func heldSidewaysOneColumnStandsBesideTheDetail() {
    #expect(screen(Two(), .landscape).labels == ["Sidebar", "Sidebar list", "Row", "Detail text"])
    #expect(screen(Three(), .landscape).labels == ["Sidebar", "Parts", "Part", "Detail text"])
  }

  @Test func theButtonShowsOneColumnMore() {
    let three = screen(Three(), .landscape)
    three.activate("Sidebar")
    #expect(three.labels == ["Sidebar", "Sidebar list", "Row", "Parts", "Part", "Detail text"])
    three.activate("Sidebar")
    #expect(three.labels == ["Sidebar", "Parts", "Part", "Detail text"])
  }

  /// Over the detail, which is as wide as before, and cannot be reached until the columns are closed.
  @Test func heldUprightTheColumnsLieOverTheDetail() throws {
    let two = screen(Two())
    two.activate("Sidebar")
    #expect(two.labels == ["dismiss popup", "Sidebar", "Sidebar list", "Row"])
    two.activate("dismiss popup")
    #expect(two.labels == ["Sidebar", "Detail text"])
  }

  @Test func theBindingTellsWhatThePersonChose() {
    final class Box { var value = NavigationSplitViewVisibility.automatic }
    let box = Box()
    let two = screen(Two(visibility: Binding(get: { box.value }, set: { box.value = $0 })), .landscape)
    #expect(box.value == .automatic)
    two.activate("Sidebar")
    #expect(box.value == .detailOnly)
    #expect(two.labels == ["Sidebar", "Detail text"])
  }

  @Test func aBalancedSplitViewStandsSideBySideEvenUpright() {
    let balanced = screen(Two(visibility: .constant(.all)).navigationSplitViewStyle(.balanced))
    #expect(balanced.labels == ["Sidebar", "Sidebar list", "Row", "Detail text"])
  }
}
