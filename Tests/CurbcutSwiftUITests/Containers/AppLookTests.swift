import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What pictures of whole apps showed to be unlike iOS 26.
@MainActor @Suite struct AppLookTests {
  @MainActor final class Widths { var all: [String: CGFloat] = [:] }

  /// A view as wide as it may be, and how wide that is.
  private struct Measured: View {
    let name: String
    let widths: Widths
    var body: some View {
      Color.red.frame(height: 10).measured(name, widths)
    }
  }

  // MARK: Bars

  /// [D] background(_:ignoresSafeAreaEdges:): all edges by default
  @Test func aStyleBehindAScreenIsBehindItsBarsToo() throws {
    func color(_ view: some View, at y: Int) throws -> [Int] {
      let screen = HostedScreen(NavigationStack { view.navigationTitle("Moon") })
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let picture = UIGraphicsImageRenderer(size: screen.window.bounds.size, format: format).image { _ in
        _ = screen.window.drawHierarchy(in: screen.window.bounds, afterScreenUpdates: true)
      }
      let found = try #require(picture.cgImage?.color(atX: 200, y: y))
      return [found.red, found.green, found.blue].map { Int(min(max($0 * 255, 0), 255).rounded()) }
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    let rows = ScrollView { Text("Apollo") }
    #expect(try color(rows.background(blue), at: 3) == [0, 0, 255])
    #expect(try color(rows.background(blue), at: 870) == [0, 0, 255])
    #expect(try color(rows.background(blue, ignoresSafeAreaEdges: .top), at: 3) == [0, 0, 255])
    #expect(try color(rows.background(blue, ignoresSafeAreaEdges: []), at: 3) == [255, 255, 255])
    #expect(try color(rows.background(blue, ignoresSafeAreaEdges: []), at: 400) == [0, 0, 255])
  }

  // MARK: Rows

  private struct Links: View {
    let widths: Widths
    var body: some View {
      NavigationStack {
        List {
          Measured(name: "row", widths: widths)
          NavigationLink {
            Text("There")
          } label: {
            Measured(name: "link", widths: widths)
          }
          ScrollView(.horizontal) {
            NavigationLink {
              Text("There")
            } label: {
              Color.blue.frame(width: 100, height: 30)
            }
            .measured("inside", widths)
          }
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).measured("chevron", widths)
        }
      }
    }
  }

  @Test func aLinkKeepsAwayFromItsChevronAndHasNoneInsideOfAScrollView() throws {
    let widths = Widths()
    _ = HostedScreen(Links(widths: widths))
    let chevron = try #require(widths.all["chevron"])
    let (row, link) = (try #require(widths.all["row"]), try #require(widths.all["link"]))
    #expect(abs(row - link - chevron - 8) < 0.5)
    #expect(widths.all["inside"] == 100)
  }

  private struct Planning: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    let size: DynamicTypeSize
    var body: some View {
      Form { DatePicker("Goal Date", selection: $date, displayedComponents: .date) }.dynamicTypeSize(size)
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func aControlStandsBelowItsLabelAtAccessibilitySizes(_ size: DynamicTypeSize) throws {
    let screen = HostedScreen(Planning(size: size))
    let label = try #require(screen.frames["Goal Date"])
    let chip = try #require(screen.frames["Date Picker"])
    if size.isAccessibilitySize {
      #expect(label.maxY <= chip.minY && abs(label.minX - chip.minX) < 1)
    } else {
      #expect(label.maxX < chip.minX && abs(label.midY - chip.midY) < 1)
    }
  }

  // MARK: Bars

  private struct Titled: View {
    var body: some View {
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Add Animal") }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
      }
    }
  }

  /// As inline titles do: 20.67 points high, 11.67 below the bar's top at 62 (ios-metrics: recorded on iOS 26).
  @Test func thePrincipalItemStandsWhereTitlesDo() throws {
    let frame = try #require(HostedScreen(Titled()).frames["Add Animal"])
    #expect(abs(frame.midX - 201) < 1)
    #expect(abs(frame.midY - 84) < 1.5)
    #expect(frame.width < 110)
  }

  private struct Tabbed: View {
    @State private var count = 0
    var body: some View {
      TabView {
        NavigationStack {
          Button("Count") { count += 1 }.navigationTitle("Title \(count)")
        }
        .tabItem { Label("First", systemImage: "star") }
        Text("Other").tabItem { Label("Second", systemImage: "heart") }
      }
    }
  }

  /// A bar made anew with each change made who reads the screen read it without end.
  @Test func aChangeOfATitleLeavesTheTabsAlone() throws {
    func bar(in view: UIView) -> UITabBar? {
      (view as? UITabBar) ?? view.subviews.lazy.compactMap { bar(in: $0) }.first
    }
    let screen = HostedScreen(Tabbed())
    let tabs = try #require(bar(in: screen.window)).subviews
    screen.activate("Count")
    #expect(screen.labels.contains("Title 1"))
    let now = try #require(bar(in: screen.window)).subviews
    #expect(!tabs.isEmpty && tabs.map(ObjectIdentifier.init) == now.map(ObjectIdentifier.init))
  }

  // MARK: Sheets

  private struct Presenting: View {
    let isCover: Bool
    @State private var isShown = true
    var body: some View {
      Text("Below")
        .sheet(isPresented: isCover ? .constant(false) : $isShown) { Text("Sheet") }
        .fullScreenCover(isPresented: isCover ? $isShown : .constant(false)) { Text("Cover") }
    }
  }

  /// <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel/elevated>
  @Test(arguments: [false, true]) func aSheetLiesAboveOtherContentAndACoverDoesNot(_ isCover: Bool) throws {
    let screen = HostedScreen(Presenting(isCover: isCover))
    let presented = try #require(screen.controller.presentedViewController)
    #expect((presented.view.traitCollection.userInterfaceLevel == .elevated) == !isCover)
    #expect((presented.traitCollection.userInterfaceLevel == .elevated) == !isCover)
  }

  private struct Shades: View {
    @State private var isShown = true
    let found: Widths
    var body: some View {
      Text("Below").sheet(isPresented: $isShown) { Shade(found: found) }.preferredColorScheme(.dark)
    }
  }

  private struct Shade: View {
    @Environment(\.self) private var environment
    let found: Widths
    var body: some View {
      let red = Color(uiColor: .systemBackground).resolve(in: environment).red
      Text("Sheet").onAppear { found.all["red"] = CGFloat(red) }
    }
  }

  @Test func theBackgroundOfASheetIsLighterInDarkMode() throws {
    let found = Widths()
    _ = HostedScreen(Shades(found: found))
    let red = try #require(found.all["red"])
    #expect(abs(red - 28.0 / 255) < 0.01)
  }
}

extension View {
  fileprivate func measured(_ name: String, _ widths: AppLookTests.Widths) -> some View {
    onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      widths.all[name] = $0
    }
  }
}
