import CurbcutUIKit
import DeviceSettings
import Testing

@testable import CurbcutSwiftUI

/// The colours and the size of text of what is presented over a view.
@MainActor
@Suite(.serialized)
struct PresentedTraitTests {
  private struct Shown: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      Text("\(scheme == .dark ? "dark" : "light"), \(size.isAccessibilitySize ? "AX" : "usual")")
    }
  }

  private func change(_ screen: HostedScreen<some View>, _ change: (inout Settings) -> Void) {
    var settings = Settings()
    change(&settings)
    UIKitHost.shared.apply(settings)
    screen.settle()
  }

  @Test func aCoverFollowsTheDeviceWhileItTakesTheViewsBelowAway() {
    let screen = HostedScreen(Text("Root").fullScreenCover(isPresented: .constant(true)) { Shown() })
    #expect(screen.labels == ["light, usual"])
    let height = screen.elements.first?.frame.height ?? 0
    change(screen) {
      $0.appearance = .dark
      $0.contentSize = .accessibilityLarge
    }
    #expect(screen.labels == ["dark, AX"])
    #expect(screen.elements.first?.frame.height ?? 0 > height)
    change(screen) { _ in }
    #expect(screen.labels == ["light, usual"])
    #expect(screen.elements.first?.frame.height == height)
  }

  @Test func aCoverOverACoverFollowsTheDevice() {
    let screen = HostedScreen(
      Text("Root").fullScreenCover(isPresented: .constant(true)) {
        Text("Below").fullScreenCover(isPresented: .constant(true)) { NavigationStack { Shown() } }
      })
    change(screen) { $0.appearance = .dark }
    #expect(screen.labels == ["dark, usual"])
    change(screen) { _ in }
    #expect(screen.labels == ["light, usual"])
  }

  @Test func whatAViewSetsStandsInACoverToo() {
    let screen = HostedScreen(
      Text("Root").fullScreenCover(isPresented: .constant(true)) { Shown() }.dynamicTypeSize(.large))
    change(screen) {
      $0.appearance = .dark
      $0.contentSize = .accessibilityLarge
    }
    #expect(screen.labels == ["dark, usual"])
    change(screen) { _ in }
  }

  private struct Preferring: View {
    @State var scheme: ColorScheme?
    var isCover = false
    var own: ColorScheme?

    var body: some View {
      Text("Root")
        .preferredColorScheme(scheme)
        .sheet(isPresented: .constant(!isCover)) { content }
        .fullScreenCover(isPresented: .constant(isCover)) { content }
    }

    private var content: some View {
      VStack {
        Shown()
        Button("Turn") { scheme = scheme == .dark ? .light : .dark }
      }
      .preferredColorScheme(own)
    }
  }

  @Test(arguments: [false, true])
  func aPreferenceReachesWhatIsPresentedAndItsGround(isCover: Bool) throws {
    let screen = HostedScreen(Preferring(scheme: .dark, isCover: isCover))
    #expect(screen.labels.contains("dark, usual"))
    let shown = try #require(screen.controller.presentedViewController)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    screen.activate("Turn")
    #expect(screen.labels.contains("light, usual"))
    #expect(shown.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aSheetMayPreferOtherColours() {
    let screen = HostedScreen(Preferring(scheme: .dark, own: .light))
    #expect(screen.labels.contains("light, usual"))
    #expect(screen.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.controller.presentedViewController?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aPopoverGrowsWithItsText() {
    let screen = HostedScreen(
      Button("Open") {}.popover(isPresented: .constant(true)) {
        Text("Popover text").padding().presentationCompactAdaptation(.popover)
      })
    func size() -> CGSize? { screen.controller.presentedViewController?.preferredContentSize }
    let before = size() ?? .zero
    #expect(before.width > 0)
    change(screen) { $0.contentSize = .extraExtraExtraLarge }
    #expect((size()?.width ?? 0) > before.width)
    #expect((size()?.height ?? 0) > before.height)
    change(screen) { _ in }
    #expect(size() == before)
  }
}
