import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable @_spi(AccessibilityDefaults) import CurbcutUIKit

/// What views say of the controls in them.
@MainActor
@Suite(.serialized)
struct ControlOptionTests {
  private struct Counting: View {
    var behavior = MenuActionDismissBehavior.automatic
    @State private var count = 0
    var body: some View {
      Menu("More", systemImage: "plus") {
        Button("Add") { count += 1 }.menuActionDismissBehavior(behavior)
      } primaryAction: {
        count += 100
      }
      Text("\(count)")
    }
  }

  private func isOpen(_ hosted: HostedView<some View>) -> Bool {
    hosted.viewsOnScreen.contains { $0.accessibilityLabel == "Add" }
  }

  @Test func aMenuStaysOpenWhereItsEntriesSaySo() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Menu("More") { Button("Add") { count += 1 }.menuActionDismissBehavior(.disabled) }
        Menu("Once") { Button("Add") { count += 1 } }
        Text("\(count)")
      }
    }
    let hosted = HostedView(Screen())
    hosted.activate("More")
    hosted.choose("Add")
    hosted.choose("Add")
    #expect(isOpen(hosted))
    #expect(hosted.labels.contains("2"))
    let other = HostedView(Screen())
    other.activate("Once")
    other.choose("Add")
    #expect(!isOpen(other))
  }

  @Test func aMenuWithAPrimaryActionDoesItWithATap() {
    let hosted = HostedView(Counting())
    hosted.tap("More")
    #expect(hosted.labels.contains("100"))
    #expect(!isOpen(hosted))
  }

  private struct Held: View {
    var behavior: ButtonRepeatBehavior
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }.buttonRepeatBehavior(behavior)
      Text("\(count)")
    }
  }

  private func count(_ behavior: ButtonRepeatBehavior, held seconds: TimeInterval) -> Int {
    let hosted = HostedView(Held(behavior: behavior))
    guard let place = hosted.element("Add")?.accessibilityFrame else { return -1 }
    let finger = Finger(hosted.window, at: CGPoint(x: place.midX, y: place.midY))
    finger.lift(after: seconds)
    UIKitHost.shared.advance(by: 1)
    hosted.settle()
    return hosted.labels.compactMap { Int($0) }.first ?? -1
  }

  @Test func aButtonRepeatsWhileItIsHeldWhereItIsAskedTo() {
    #expect(count(.enabled, held: 1.05) > 3)
    #expect(count(.enabled, held: 0.1) == 1)
    #expect(count(.disabled, held: 1.05) == 1)
    #expect(count(.automatic, held: 1.05) == 1)
  }

  @Test func labelsKeepTheirDistanceAndRoom() {
    func frame(_ view: some View) -> CGFloat {
      HostedView(view.fixedSize().accessibilityIdentifier("label")).frames["label"]?.width ?? 0
    }
    let label = Label("Words", systemImage: "star")
    let usual = frame(label.labelIconToTitleSpacing(8))
    #expect(isClose(frame(label.labelIconToTitleSpacing(28)), usual + 20))
    #expect(frame(label.labelIconToTitleSpacing(8).labelReservedIconWidth(60)) > usual + 30)
  }

  @Test func aSymbolIsDrawnAgainAndAgainAsItsOptionsSay() {
    let options = SymbolEffectOptions.repeat(.periodic(3, delay: 0.5))
    #expect(options.count == 3 && options.pause == 0.5 && !options.isEndless)
    #expect(SymbolEffectOptions.repeat(.continuous).isEndless)
    #expect(SymbolEffectOptions.repeat(2).count == 2)
  }

  /// The documentation of `ConcentricRectangle`: as round as the container, less the distance.
  @Test func aConcentricRectangleFollowsItsContainer() {
    func corner(_ shape: some Shape) -> Bool {
      let view = shape.fill(Color(red: 1, green: 0, blue: 0)).padding(10).frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 40)).background(.white)
      let image = HostedView(view, size: CGSize(width: 100, height: 100)).picture
      // A corner of thirty points leaves this point free.
      return (image?.color(atX: 15, y: 15)?.green ?? 0) > 0.5
    }
    #expect(corner(ConcentricRectangle()))
    #expect(corner(.rect(corners: .concentric, isUniform: true)))
    #expect(!corner(.rect(corners: .fixed(2))))
    #expect(!corner(Rectangle()))
    let sharp = ConcentricRectangle().path(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(sharp.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func anImageThatTheAppDrawsHasItsLabelAndItsPicture() {
    let image = Image(size: CGSize(width: 40, height: 30), label: Text("Dot")) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 40, height: 30)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    let hosted = HostedView(image, size: CGSize(width: 100, height: 100))
    #expect(hosted.labels == ["Dot"])
    #expect(hosted.frames["Dot"]?.size == CGSize(width: 40, height: 30))
    #expect((hosted.picture?.color(atX: 50, y: 50)?.red ?? 0) > 0.9)
    #expect(
      HostedView(Image(size: CGSize(width: 4, height: 3)) { $0.fill(Path(), with: .foreground) }).labels
        .isEmpty)
  }

  @Test func theHostingControllerSaysWhatViewsWantOfTheScreensEdges() {
    let hosted = HostedView(
      Text("a").persistentSystemOverlays(.hidden).defersSystemGestures(on: [.top, .leading]))
    #expect(hosted.controller.prefersHomeIndicatorAutoHidden)
    #expect(hosted.controller.preferredScreenEdgesDeferringSystemGestures == [.top, .left])
    let plain = HostedView(Text("a"))
    #expect(!plain.controller.prefersHomeIndicatorAutoHidden)
    #expect(plain.controller.preferredScreenEdgesDeferringSystemGestures == [])
  }
}

/// What views say of the rows, screens and lines that they are in.
@MainActor
@Suite(.serialized)
struct PlaceOptionTests {
  @Test func aSliderBeginsAtItsNeutralValueAndSpeaksItsLabels() {
    struct Screen: View {
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value, in: -10...10, neutralValue: 0, enabledBounds: -2...2) {
          Text("Balance")
        } currentValueLabel: {
          Text("Middle \(Int(value))")
        }
        Slider(value: $value, in: -10...10) {
          Text("Ticks")
        } ticks: {
          SliderTick(-5)
          SliderTick("Five", 5)
          SliderTickContentForEach([0.0, 7], id: \.self) { place in
            SliderTick(place) { Text("At \(place)") }
          }
        }
      }
    }
    let hosted = HostedView(Screen())
    let balance = hosted.element("Balance")
    #expect(balance?.accessibilityValue == "Middle 0")
    balance?.accessibilityIncrement()
    hosted.settle()
    // No further than what can be chosen.
    #expect(hosted.element("Balance")?.accessibilityValue == "Middle 2")
    #expect(hosted.element("Ticks") != nil)
    func sliders(_ view: UIView) -> [UISlider] {
      (view as? UISlider).map { [$0] } ?? view.subviews.flatMap(sliders)
    }
    let found = sliders(hosted.window)
    #expect(found.first?.neutralValue == 0)
    #expect(found.last?.ticks == [-5, 5, 0, 7])
  }

  @Test func aRowKeepsItsOtherInsetsWhereOneEdgeIsSet() {
    let list = List {
      Text("Usual")
      Text("Moved").listRowInsets(.leading, 60)
      Text("Inner").listRowInsets(.leading, 60).listRowInsets(.all, 1)
    }
    let screen = HostedScreen(list)
    let row = screen.frames
    _ = row
    let nodes = screen.labels
    #expect(nodes == ["Usual", "Moved", "Inner"])
    func texts(_ view: UIView) -> [TextDrawing] {
      (view as? TextDrawing).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    let places = texts(screen.window).map { $0.convert($0.bounds, to: nil).minX }.sorted()
    #expect(places.count == 3)
    guard places.count == 3 else { return }
    #expect(isClose(places[1] - places[0], 60 - (places[0] - 16)))
    #expect(isClose(places[2], places[1]))
  }

  @Test func aScreenHasTheBackgroundThatItsViewAsksFor() {
    let screen = HostedScreen(
      NavigationStack {
        Text("Screen").navigationTitle("Title")
          .containerBackground(Color(red: 1, green: 0, blue: 0), for: .navigation)
      })
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: screen.window.bounds.size, format: format).image { _ in
      _ = screen.window.drawHierarchy(in: screen.window.bounds, afterScreenUpdates: true)
    }.cgImage
    #expect((image?.color(atX: 20, y: 600)?.green ?? 1) < 0.1)
    #expect(screen.labels.contains("Screen"))
  }

  @Test func linesAreAsHighAsTheyAreAskedToBe() {
    func height(_ view: some View) -> CGFloat {
      HostedView(view.fixedSize().accessibilityIdentifier("text")).frames["text"]?.height ?? 0
    }
    let text = Text("One\nTwo\nThree")
    #expect(isClose(height(text.lineHeight(.exact(points: 40))), 120))
    #expect(height(text.lineHeight(.leading(increase: 10))) > height(text) + 19)
    #expect(height(text.lineHeight(.multiple(factor: 2))) > height(text) * 1.7)
    #expect(isClose(height(text.lineHeight(nil)), height(text)))
  }

  @Test func aFlexibleButtonIsAsWideAsThereIsRoom() {
    let hosted = HostedView(
      VStack {
        Button("Wide") {}.buttonStyle(.bordered).buttonSizing(.flexible)
        Button("Narrow") {}.buttonStyle(.bordered)
      }, size: CGSize(width: 300, height: 200))
    #expect(isClose(hosted.element("Wide")?.accessibilityFrame.width, 300))
    #expect((hosted.element("Narrow")?.accessibilityFrame.width ?? 300) < 150)
  }

  @Test func aTableWithoutHeadersHasNone() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    let items = [Item(id: 1, name: "One")]
    let table = Table(items) { TableColumn("Name") { Text($0.name) } }
    func labels(_ view: some View) -> [String] {
      HostedView(view.environment(\.traits, UITraitCollection(horizontalSizeClass: .regular))).everyElement
        .compactMap(\.accessibilityLabel)
    }
    #expect(labels(table).contains("Name"))
    #expect(!labels(table.tableColumnHeaders(.hidden)).contains("Name"))
  }
}

/// The view above a tab bar.
@MainActor
@Suite(.serialized)
struct TabAccessoryTests {
  private struct Screen: View {
    @State private var plays = false
    @State private var isShown = true
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          VStack {
            Text("Content")
            Button("Hide") { isShown = false }
          }
        }
        Tab("Other", systemImage: "star") { Text("Else") }
      }
      .tabViewBottomAccessory(isEnabled: isShown) {
        Button(plays ? "Pause" : "Play") { plays.toggle() }
      }
    }
  }

  @Test func itIsReadBeforeTheTabsAndCanBeUsed() {
    let screen = HostedScreen(Screen())
    let labels = screen.labels
    #expect(labels == ["Content", "Hide", "Play", "Home", "Other"])
    screen.activate("Play")
    #expect(screen.labels.contains("Pause"))
    screen.activate("Other")
    #expect(screen.labels.contains("Else") && screen.labels.contains("Pause"))
    screen.activate("Home")
    screen.activate("Hide")
    #expect(!screen.labels.contains("Pause"))
  }

  @Test func itTakesRoomFromTheContent() {
    func bottom(_ view: some View) -> CGFloat {
      HostedScreen(view).frames["Last"]?.maxY ?? 0
    }
    let tabs = TabView {
      Tab("Home", systemImage: "house") {
        VStack {
          Spacer()
          Text("Last")
        }
      }
    }
    #expect(bottom(tabs.tabViewBottomAccessory { Text("Above") }) < bottom(tabs) - 40)
    let frames = HostedScreen(tabs.tabViewBottomAccessory { Text("Above") }).frames
    #expect((frames["Above"]?.maxY ?? 0) < (frames["Home"]?.minY ?? 0))
  }

  private struct OwnPicker: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Later by a day from \(String(Int(configuration.selection.timeIntervalSince1970)))") {
          configuration.selection += 86_400
        }
      }
    }
  }

  private struct Dated: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View { DatePicker("Birthday", selection: $date).datePickerStyle(OwnPicker()) }
  }

  @Test func aDatePickerMayHaveAStyleOfTheApps() {
    let screen = HostedScreen(Dated())
    #expect(screen.labels == ["Birthday", "Later by a day from 0"])
    screen.activate("Later by a day from 0")
    #expect(screen.labels == ["Birthday", "Later by a day from 86400"])
  }
}
