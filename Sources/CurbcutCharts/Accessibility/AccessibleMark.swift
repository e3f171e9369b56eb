import Foundation

/// What assistive technologies find of marks.
///
/// Swift Charts makes an element of each mark, labelled by the place along the chart, whose value repeats the labels that
/// the app gave its values: "The default accessibility labels and values are spoken to VoiceOver repeating the label text"
/// (<https://github.com/cvs-health/ios-swiftui-accessibility-techniques/blob/main/iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/ChartsView.swift>).
/// The label is the same part of the data that Apple's own samples set it to, the x value, with the y value as the value.
/// The exact punctuation is not recorded.
struct AccessibleMark: Equatable {
  /// The marks, by their places among all.
  var marks: [Int]
  /// The rectangle in the plot, in points.
  var rect: CGRect

  /// The shortest side of an element, so that a finger finds a point of a line.
  static let leastSide: CGFloat = 24

  /// The elements of a plot, from one end to the other: along x, or from the top down for bars to the right. Sectors keep
  /// the order of the data.
  ///
  /// Points of lines and areas at the same place are one element, so that several lines are read place by place.
  static func all(_ geometry: PlotGeometry) -> [AccessibleMark] {
    var all: [AccessibleMark] = []
    var known: [PlotExtent: Int] = [:]
    let plot = CGRect(origin: .zero, size: geometry.size)
    for (index, mark) in geometry.marks.enumerated()
    where mark.accessibility.isHidden != true && mark.graph == nil {
      guard let rect = geometry.rect(index), mark.style.opacity > 0 else { continue }
      let touched = Self.touchable(rect)
      // What has been scrolled away is not there.
      guard touched.intersects(plot) || plot.isEmpty else { continue }
      let isOfLine = mark.kind == .line || mark.kind == .area
      guard isOfLine, mark.accessibility.label == nil, mark.accessibility.value == nil,
        let place = mark.x.channel?.extent
      else {
        all.append(AccessibleMark(marks: [index], rect: touched))
        continue
      }
      if let before = known[place] {
        // An area under a line says the same as the line.
        let isSaid = all[before].marks.contains { geometry.marks[$0].saysSame(as: mark) }
        if !isSaid { all[before].marks.append(index) }
        all[before].rect = all[before].rect.union(touched)
      } else {
        known[place] = all.count
        all.append(AccessibleMark(marks: [index], rect: touched))
      }
    }
    guard !geometry.marks.contains(where: { $0.kind == .sector }) else { return all }
    let isDown = geometry.stacking.directions.contains(.horizontal)
    func place(_ element: AccessibleMark) -> CGFloat {
      // Lines across the whole plot have no place along it, and come last.
      let mark = geometry.marks[element.marks[0]]
      if (isDown ? mark.y : mark.x).channel == nil { return .greatestFiniteMagnitude }
      return isDown ? element.rect.midY : geometry.isMirrored ? -element.rect.midX : element.rect.midX
    }
    // What stands at the same place, but for the last digits, keeps its order.
    return all.enumerated().sorted { first, second in
      let (a, b) = (place(first.element), place(second.element))
      return abs(a - b) < 0.01 ? first.offset < second.offset : a < b
    }.map(\.element)
  }

  private static func touchable(_ rect: CGRect) -> CGRect {
    let (dx, dy) = (max(leastSide - rect.width, 0) / 2, max(leastSide - rect.height, 0) / 2)
    return rect.width > 0 && rect.height > 0 ? rect : rect.insetBy(dx: -dx, dy: -dy)
  }
}

extension Mark {
  fileprivate func saysSame(as other: Mark) -> Bool {
    y.channel?.value == other.y.channel?.value && groups.map(\.value) == other.groups.map(\.value)
  }

  /// The labelled value by whose place the mark is known, and those that it says; for a bar to the right, y is its place.
  func spoken(_ direction: Stacking.Direction) -> (place: Channel?, values: [Channel]) {
    if kind == .sector { return (groups.first, [angle].compactMap { $0 }) }
    let isTurned =
      direction == .horizontal || y.channel?.value.kind == .category && x.channel?.value.kind == .number
    let (across, along) = isTurned ? (y, x) : (x, y)
    let values = [along.channel, along.upperChannel].compactMap { $0 }
    return (across.channel, values)
  }
}

/// The words of the elements of a plot.
struct MarkWords {
  let marks: [Mark]
  let stacking: Stacking
  let words: ValueWords

  func label(_ element: AccessibleMark) -> Text {
    let mark = marks[element.marks[0]]
    if let label = mark.accessibility.label { return label }
    let spoken = mark.spoken(stacking.directions[element.marks[0]])
    if let place = spoken.place { return Text(verbatim: words.words(place.extent)) }
    return spoken.values.first?.label ?? Text(verbatim: "")
  }

  func value(_ element: AccessibleMark) -> Text? {
    let parts = element.marks.compactMap { value($0) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0 + Text(verbatim: ", ") + $1 }
  }

  private func value(_ index: Int) -> Text? {
    let mark = marks[index]
    if let value = mark.accessibility.value { return value }
    let spoken = mark.spoken(stacking.directions[index])
    // A line across the whole plot has but one value.
    guard let place = spoken.place else {
      return spoken.values.first.map { Text(verbatim: words.words($0.extent)) }
    }
    if spoken.values.isEmpty { return part(place) }
    let groups = mark.groups.filter { $0.value != place.value || mark.kind != .sector }
    let all = spoken.values + groups
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(part(first)) { $0 + Text(verbatim: ", ") + part($1) }
  }

  private func part(_ channel: Channel) -> Text {
    channel.label + Text(verbatim: ": " + words.words(channel.extent))
  }
}
