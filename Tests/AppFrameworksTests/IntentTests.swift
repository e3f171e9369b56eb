import CurbcutAppIntents
import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUniformTypeIdentifiers
import CurbcutWidgetKit
import Synchronization
import Testing

@MainActor
@Suite("Intents that an app's interface performs", .serialized)
struct IntentTests {
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  private enum Size: String, AppEnum {
    case small
    case large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
      .small: "Small one", .large: DisplayRepresentation(title: "Large one"),
    ]
  }

  private struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    static let description = IntentDescription("Orders something.")
    static var parameterSummary: some ParameterSummary {
      Summary("Order \(\.$size), \(\.$note)") { \.$count }
    }
    @Parameter(title: "Size") var size: Size
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Count", default: 1) var count: Int
    @Dependency private var log: Log

    init() { size = .small }
    init(_ size: Size, note: String? = nil) {
      self.size = size
      self.note = note
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      log.add("\(count) \(size) \(note ?? "-")")
      return .result(value: count, dialog: "Ordered \(count).")
    }
  }

  private struct OrderTwice: AppIntent {
    static let title: LocalizedStringResource = "Order Twice"
    func perform() async throws -> some IntentResult & OpensIntent {
      try await Order(.large, note: "first")()
      return .result(opensIntent: Order(.large, note: "second"))
    }
  }

  private struct Fail: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    @Parameter(title: "Place") var place: String?
    func perform() async throws -> some IntentResult {
      guard place != nil else { throw $place.needsValueError("Where?") }
      return .result()
    }
  }

  private func log() -> Log {
    let log = Log()
    AppDependencyManager.shared.add(dependency: log)
    return log
  }

  private func wait(_ screen: AppScreen, until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() {
      await Task.yield()
      screen.settle()
    }
  }

  @Test func buttonsSwitchesAndActionsPerformIntents() async {
    let log = log()
    let screen = AppScreen(
      VStack {
        Button("Small", intent: Order())
        Button(intent: Order(.large, note: "soon")) { Image(systemName: "star") }.accessibilityLabel("Large")
        Toggle("Again", isOn: true, intent: Order(.small, note: "again"))
        Text("Both").accessibilityAction(intent: OrderTwice())
      })
    #expect(screen.element("Again")?.value?.string == "1")
    for (count, label) in [(1, "Small"), (2, "Large"), (3, "Again"), (5, "Both")] {
      screen.activate(label)
      await wait(screen) { log.all.count >= count }
    }
    #expect(
      log.all == ["1 small -", "1 large soon", "1 small again", "1 large first", "1 large second"])
    // The intent decides what a switch shows.
    #expect(screen.element("Again")?.value?.string == "1")
  }

  @Test func namedActionsPerformIntents() async {
    let log = log()
    let screen = AppScreen(Text("Shop").accessibilityAction(named: "Favorite", intent: Order(.large)))
    let element = screen.element("Shop")
    #expect(element?.details.customActions.map(\.name) == ["Favorite"])
    screen.choose("Favorite", of: "Shop")
    await wait(screen) { !log.all.isEmpty }
    #expect(log.all == ["1 large -"])
  }

  @Test func copiesOfAnIntentShareTheirValuesAndAnUnsetOptionalIsNil() async throws {
    let log = log()
    let order = Order(.large)
    let copy = order
    copy.count = 3
    #expect(order.count == 3 && order.note == nil)
    #expect(try await order() == 3)
    #expect(log.all == ["3 large -"])
    #expect(String(localized: Size.large.displayRepresentation.title) == "Large one")
    await #expect(throws: AppIntentError.self) { try await Fail()() }
  }

  // MARK: Widgets

  private struct Entry: TimelineEntry { let date: Date }

  private struct Configuration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    @Parameter(title: "Size", default: .large) var size: Size
  }

  private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func snapshot(for configuration: Configuration, in context: Context) async -> Entry {
      Entry(date: .distantPast)
    }
    func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [Entry(date: .distantPast)], policy: .after(.distantFuture))
    }
  }

  private struct Board: View {
    @Environment(\.widgetFamily) private var family
    var body: some View {
      Text(verbatim: "\(family)").widgetAccentable().containerBackground(.blue, for: .widget)
        .widgetURL(URL(string: "app://board"))
    }
  }

  private struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "board", provider: Provider()) { _ in Board() }
        .configurationDisplayName("Board").supportedFamilies([.systemLarge])
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      BoardWidget()
      BoardWidget()
    }
  }

  @Test func theViewOfAWidgetIsShownInTheApp() async throws {
    let screen = AppScreen(Board().environment(\.widgetFamily, .systemLarge))
    #expect(screen.labels == ["systemLarge"])
    #expect(Configuration().size == .large)
    _ = (BoardWidget().body, Bundle().body)
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  private struct Latte: AppIntent {
    static let title: LocalizedStringResource = "Order Latte"
    @Dependency private var log: Log

    func perform() async throws -> some IntentResult {
      let size = try await requestChoice(
        between: [IntentChoiceOption(title: "Small"), IntentChoiceOption(title: "Large"), .cancel],
        dialog: "Which size?")
      log.add(String(localized: size.title))
      try await requestConfirmation(actionName: .order, snippetIntent: Milk())
      log.add("ordered")
      return .result()
    }
  }

  private struct Milk: SnippetIntent {
    static let title: LocalizedStringResource = "Milk"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Milk")) }
  }

  /// Performs an intent while a person answers its questions. Returns whether it came to its end.
  private func performed(answering answers: [String]) async -> Bool {
    let intent = Task {
      do {
        _ = try await Latte().perform()
        return true
      } catch {
        return !(error is AppIntentError)
      }
    }
    await SystemQuestion.answer(answers)
    return await intent.value
  }

  @Test func anIntentAsksThePersonAndEndsWhereTheyDoNotWantIt() async {
    let log = log()
    #expect(await performed(answering: ["Large", "Order"]))
    #expect(log.all == ["Large", "ordered"])
    #expect(await performed(answering: ["Small", "Cancel"]) == false)
    #expect(log.all == ["Large", "ordered", "Small"])
    #expect(await performed(answering: ["Cancel"]) == false)
    #expect(log.all.count == 3 && SystemQuestion.window == nil)
  }

  @Test func aTipForSiriSaysWhatToSayAndCanBeClosed() {
    struct Screen: View {
      @State var isVisible = true
      var body: some View { SiriTipView(intent: Latte(), isVisible: $isVisible) }
    }
    let screen = AppScreen(Screen())
    #expect(screen.labels == ["Say “Order Latte”", "Close"])
    screen.activate("Close")
    #expect(screen.labels.isEmpty)
  }

  @Test func aFileIsGivenAsDataOfItsKind() async throws {
    let file = IntentFile(data: Data("hello".utf8), filename: "a.txt", type: .plainText)
    #expect(try await file.data(contentType: .text) == Data("hello".utf8))
    #expect(file.data.count == 5 && file.availableContentTypes == [.plainText])
    await #expect(throws: AppIntentError.self) { try await file.data(contentType: .image) }
  }
}
