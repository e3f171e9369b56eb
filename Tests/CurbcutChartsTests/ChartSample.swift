import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings

@testable import CurbcutCharts

/// A chart for tests, in a language and calendar of its own.
@MainActor
enum ChartSample {
  static let context: ChartModel.Context = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ChartModel.Context(calendar: calendar, locale: Locale(identifier: "en_US"))
  }()

  static func date(_ year: Int, _ month: Int = 1, _ day: Int = 1) -> Date {
    context.calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  static func model(
    _ change: (inout ChartConfiguration) -> Void = { _ in }, size: CGSize = CGSize(width: 300, height: 200),
    isMirrored: Bool = false, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel {
    var collector = _MarkCollector()
    content()._collect(into: &collector)
    var configuration = ChartConfiguration()
    change(&configuration)
    var context = context
    context.isMirrored = isMirrored
    return ChartModel(collector, configuration, size: size, context)
  }

  static func geometry(_ model: ChartModel, _ size: CGSize = CGSize(width: 300, height: 200)) -> PlotGeometry
  {
    PlotGeometry(
      model.marks, model.stacking, x: model.x, y: model.y, size: size, isMirrored: model.isMirrored)
  }

  /// What the elements of a chart say: label and value.
  static func words(_ model: ChartModel) -> [String] {
    let words = MarkWords(
      marks: model.marks, stacking: model.stacking,
      words: ValueWords(calendar: model.calendar, locale: model.locale))
    return AccessibleMark.all(geometry(model)).map { element in
      [words.label(element), words.value(element)].compactMap { $0?.shownString }.joined(separator: " | ")
    }
  }
}

/// A view in a window of its own.
@MainActor
final class ShownView<Content: View> {
  let controller: UIHostingController<Content>
  let window: UIWindow

  init(_ content: Content, size: CGSize = CGSize(width: 320, height: 320)) {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
    controller = UIHostingController(rootView: content)
    window = UIKitHost.shared.makeWindow()
    window.frame = CGRect(origin: .zero, size: size)
    controller.safeAreaRegions = []
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  func settle() {
    for _ in 0..<3 {
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
    }
  }
}
