import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable @_spi(AccessibilityDefaults) import CurbcutUIKit

/// What menus, pickers, gestures and shortcuts do.
@MainActor
@Suite(.serialized)
struct MenuAndPickerTests {
  private struct MenuScreen: View {
    @State private var log = "none"
    @State private var isOn = false

    var body: some View {
      Menu("Actions") {
        Button("Copy") { log = "copied" }
        Divider()
        Toggle("Bold", isOn: $isOn)
        Section("More") {
          Button("Delete", role: .destructive) {}
          Button("Locked") {}.disabled(true)
        }
        Menu("Sub") { Button("Inner") { log = "inner" } }
      }
      Text(log)
      Text(isOn ? "bold" : "plain")
    }
  }

  /// A closed menu is one button; its items are not in the tree (AccessibilitySnapshot, iOS 18.5 and 26.2).
  @Test func aClosedMenuIsOneButton() throws {
    let hosted = HostedView(MenuScreen())
    #expect(hosted.labels == ["Actions", "none", "plain"])
    #expect(hosted.elements.first?.accessibilityTraits.contains(.button) == true)
    #expect(hosted.elements.first?.accessibilityFrame.height.rounded() == 20)
  }

  @Test func anOpenMenuShowsItsEntriesAndPerformsThem() {
    let hosted = HostedView(MenuScreen())
    hosted.activate("Actions")
    let entries = hosted.viewsOnScreen.compactMap(\.accessibilityLabel)
    #expect(entries.suffix(6) == ["Copy", "Bold", "More", "Delete", "Locked", "Sub"])
    hosted.choose("Copy")
    #expect(hosted.labels.contains("copied"))
    hosted.tap("Actions")
    hosted.choose("Bold")
    #expect(hosted.labels.contains("bold"))
    hosted.activate("Actions")
    #expect(
      hosted.viewsOnScreen.last { $0.accessibilityLabel == "Bold" }?.accessibilityTraits.contains(.selected)
        == true)
    hosted.choose("Sub")
    hosted.choose("Inner")
    #expect(hosted.labels.contains("inner"))
  }

  @Test func ownWordsOfAMenuReplaceThoseOfItsLabel() {
    let hosted = HostedView(
      Menu("Visible") { Button("Action") {} }
        .accessibilityLabel("Custom").accessibilityHint("Opens a list of actions"))
    #expect(hosted.labels == ["Custom"])
    #expect(hosted.elements.first?.accessibilityHint == "Opens a list of actions")
  }

  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, fig
    var id: Self { self }
  }

  private struct FruitPicker<Style: PickerStyle>: View {
    let style: Style
    @State private var fruit = Fruit.pear

    var body: some View {
      Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(style)
      Text("I like \(fruit.rawValue)")
    }
  }

  /// "title, value" in the trees of mobium; an own label loses the value (CVS Health).
  @Test func aPickerOfAMenuIsOneButtonWithTitleAndValue() {
    let hosted = HostedView(FruitPicker(style: .menu))
    #expect(hosted.labels == ["Fruit, pear", "I like pear"])
    hosted.activate("Fruit, pear")
    hosted.choose("fig")
    #expect(hosted.labels == ["Fruit, fig", "I like fig"])
  }

  @Test func aSegmentedPickerIsOneElementForEachSegment() {
    let hosted = HostedView(FruitPicker(style: .segmented))
    #expect(hosted.everyElement.map(\.accessibilityLabel) == ["apple", "pear", "fig", "I like pear"])
    #expect(hosted.element("pear")?.accessibilityTraits.contains(.selected) == true)
    _ = hosted.element("fig").map { $0.accessibilityDefaults.activate($0) }
    hosted.settle()
    #expect(hosted.labels == ["I like fig"])
    #expect(hosted.element("pear")?.accessibilityTraits.contains(.selected) == false)
  }

  private struct TagsOfAnotherType: View {
    @State private var size = "S"
    var body: some View {
      Picker("Size", selection: $size) {
        // The tags are numbers, the selection is a text: the ids of the `ForEach` are what fits.
        ForEach(["S", "M"], id: \.self) { Text($0).tag($0.count) }
      }
      .pickerStyle(.segmented)
      Text("Chosen \(size)")
    }
  }

  @Test func aTagOfAnotherTypeDoesNotHideTheIDOfAForEach() {
    let hosted = HostedView(TagsOfAnotherType())
    #expect(hosted.element("S")?.accessibilityTraits.contains(.selected) == true)
    _ = hosted.element("M").map { $0.accessibilityDefaults.activate($0) }
    hosted.settle()
    #expect(hosted.labels.contains("Chosen M"))
  }

  @Test func aWheelIsAdjustable() throws {
    let hosted = HostedView(FruitPicker(style: .wheel))
    let wheel = try #require(hosted.everyElement.first)
    #expect(wheel.accessibilityLabel == nil)
    #expect(wheel.accessibilityValue == "pear")
    wheel.accessibilityIncrement()
    hosted.settle()
    #expect(hosted.labels == ["I like fig"])
  }

  /// mobium's add-feed sheet: "Folder, On My iPhone".
  @Test func aPickerThatLeadsToAListIsOneButton() {
    let hosted = HostedView(FruitPicker(style: .navigationLink))
    #expect(hosted.labels == ["Fruit, pear", "I like pear"])
    #expect(hosted.elements.first?.accessibilityTraits == .button)
  }

  // [O] https://www.hackingwithswift.com/books/ios-swiftui: "4 people" for a selection of 2 of `ForEach(2..<100)`
  @Test func theTagOfANumberInARangeIsItsPlace() {
    let hosted = HostedView(
      VStack {
        Picker("Number of people", selection: .constant(2)) { ForEach(2..<100) { Text("\($0) people") } }
        Picker("Tip", selection: .constant(2)) { ForEach(2..<100, id: \.self) { Text("\($0) percent") } }
      })
    #expect(hosted.labels == ["Number of people, 4 people", "Tip, 2 percent"])
  }

  @Test func tagsFitASelectionThatMayBeNothing() {
    struct Screen: View {
      @State private var number: Int?
      var body: some View {
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1)
          Text("Two").tag(Optional(2))
        }
        Text(number.map { "\($0)" } ?? "nothing")
      }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["Number, None", "nothing"])
    for (entry, shown) in [("One", "1"), ("Two", "2"), ("None", "nothing")] {
      hosted.tap(hosted.labels[0])
      hosted.choose(entry)
      #expect(hosted.labels == ["Number, \(entry)", shown])
    }
  }

  @Test func aCompactDatePickerLeavesItsLabelToItself() {
    let date = Date(timeIntervalSince1970: 0)
    let compact = HostedView(DatePicker("When", selection: .constant(date), displayedComponents: .date))
    #expect(compact.everyElement.first?.accessibilityLabel == "When")
    #expect(compact.everyElement.count == 2)
    let wheels = HostedView(DatePicker("When", selection: .constant(date)).datePickerStyle(.wheel))
    let picker = wheels.surface.accessibilityElements?.first as? UIDatePicker
    #expect(picker?.accessibilityLabel == "When")
  }

  /// [D] MultiDatePicker: each day is chosen and taken back, within the bounds.
  @Test func severalDaysAreChosenInACalendar() throws {
    struct Screen: View {
      let bounds: Range<Date>
      @State var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("Trips", selection: $days, in: bounds).frame(width: 360)
        Text(verbatim: days.map { "\($0.day ?? 0)" }.sorted().joined(separator: " "))
      }
    }
    let calendar = Calendar.current
    let month = try #require(calendar.dateInterval(of: .month, for: Date()))
    let end = try #require(calendar.date(byAdding: .day, value: 20, to: month.start))
    let hosted = HostedView(Screen(bounds: month.start..<end))
    func days() -> [UIControl] {
      var found: [UIControl] = []
      func visit(_ view: UIView) {
        if let day = view as? CalendarDayView { found.append(day) }
        view.subviews.forEach(visit)
      }
      visit(hosted.window)
      return found
    }
    let picker = try #require(hosted.surface.accessibilityElements?.first as? UICalendarView)
    #expect(picker.accessibilityLabel == "Trips")
    #expect(days().map(\.isEnabled) == (0..<days().count).map { $0 < 20 })
    for (index, shown, marked) in [(2, "3", [2]), (10, "11 3", [2, 10]), (2, "11", [10])] {
      #expect(days()[index].accessibilityActivate())
      hosted.settle()
      #expect(hosted.labels.last == shown)
      #expect(days().indices.filter { days()[$0].isSelected } == marked)
    }
    #expect(!days()[25].accessibilityActivate())
  }

  /// [D] MultiDatePicker.init(_:selection:in:) with a partial range.
  @Test func daysAreChosenBeforeAnEnd() throws {
    let month = try #require(Calendar.current.dateInterval(of: .month, for: Date()))
    let end = try #require(Calendar.current.date(byAdding: .day, value: 3, to: month.start))
    let hosted = HostedView(
      MultiDatePicker("Trips", selection: .constant([]), in: ..<end).frame(width: 360))
    func days(in view: UIView) -> [UIControl] {
      ((view as? CalendarDayView).map { [$0] } ?? []) + view.subviews.flatMap { days(in: $0) }
    }
    #expect(days(in: hosted.window).filter(\.isEnabled).count == 3)
  }

  /// The documentation of `Picker.init(_:sources:selection:content:)`: a choice is that of all sources.
  @Test func aPickerOfSeveralSourcesChangesAll() {
    struct Screen: View {
      struct Row: Sendable { var level = 1 }
      @State private var rows = [Row(), Row()]
      var body: some View {
        Picker("Level", sources: $rows, selection: \.level) {
          Text("Low").tag(1)
          Text("High").tag(2)
        }
        Text(verbatim: "\(rows.map(\.level))")
      }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["Level, Low", "[1, 1]"])
    hosted.tap(hosted.labels[0])
    hosted.choose("High")
    #expect(hosted.labels == ["Level, High", "[2, 2]"])
  }

  /// CVS Health, DateTimePickers: a compact picker says the label that the app gives, calendars and wheels their own.
  @Test func theLabelOfADatePickerIsHeardOnEntering() {
    let date = Date(timeIntervalSince1970: 0)
    func said(_ picker: some View) -> String {
      let screen = HostedScreen(
        VStack {
          Text("Top")
          picker
        })
      return screen.startVoiceOver().swipeRight(1).first ?? ""
    }
    let plain = DatePicker("When", selection: .constant(date), displayedComponents: .date)
    #expect(said(plain.labelsHidden().accessibilityLabel("Start Date")).hasPrefix("Start Date Date Picker"))
    #expect(said(plain.datePickerStyle(.wheel)).hasPrefix("When "))
    #expect(said(plain.datePickerStyle(.graphical)).hasPrefix("When "))
  }

  // MARK: Gestures

  /// No trait and no role (MobileA11y, CVS Health).
  @Test func aTapGestureAddsNoTraitAndIsFoundByTheTapOfActivation() {
    struct Screen: View {
      @State private var log = "-"
      var body: some View {
        Text("Once").onTapGesture { log += "1" }
        Text("Twice").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "s" }
        Text("Off").onTapGesture { log += "off" }.disabled(true)
        Text(log)
      }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.elements.first?.accessibilityTraits == .staticText)
    hosted.tap("Once")
    hosted.tap("Twice", times: 2)
    hosted.tap("Twice")
    hosted.tap("Off")
    #expect(hosted.labels.contains("-12s"))
  }

  /// The key commands of hidden buttons stay registered (AccessibilitySnapshot, KeyboardAccessibility).
  @Test func shortcutsOutliveTheirButtonsBeingSeen() {
    struct Screen: View {
      @State private var log = "-"
      var body: some View {
        Text(log).background(
          VStack {
            Button("New") { log += "new" }.keyboardShortcut("n", modifiers: .command)
            Button("Paste Special") { log += "paste" }
              .keyboardShortcut("v", modifiers: [.command, .shift, .option])
            Button("Off") { log += "off" }.keyboardShortcut("o").disabled(true)
          }
          .opacity(0).allowsHitTesting(false))
      }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["-"])
    #expect(KeyCommands.all.map(\.title) == ["New", "Paste Special", "Off"])
    #expect(KeyCommands.press("n", modifiers: .command))
    #expect(KeyCommands.press("v", modifiers: [.command, .shift, .alternate]))
    #expect(!KeyCommands.press("o", modifiers: .command))
    hosted.settle()
    #expect(hosted.labels == ["-newpaste"])
  }

  @Test func aToggleHasAShortcutToo() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn).keyboardShortcut("w") }
    }
    let hosted = HostedView(Screen())
    #expect(KeyCommands.press("w", modifiers: .command))
    hosted.settle()
    #expect(hosted.elements.first?.accessibilityValue == "1")
  }
}
