import Audit
import CurbcutGraphics
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import ScreenAudit

/// A window of views, read as the audit does.
@MainActor
private struct Shown {
  let window: UIWindow

  init(_ views: UIView...) {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for view in views { controller.view.addSubview(view) }
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  init(_ content: some View) {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
  }

  func report(_ rules: any AuditRule.Type..., measures: ViewScreen.Measures = .all) -> AuditReport {
    Auditor(rules: rules).report(on: ViewScreen(window, name: "", measures: measures).screen)
  }
}

@MainActor
private func label(_ text: String, _ color: UIColor, y: CGFloat, size: CGFloat = 17) -> UILabel {
  let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
  label.text = text
  label.textColor = color
  label.font = .systemFont(ofSize: size)
  return label
}

@MainActor
@Suite("The pictures of a live screen", .serialized)
struct PictureTests {
  @Test("A picture without texts shows what lies behind them")
  func withoutText() throws {
    let screen = ViewScreen(Shown(label("Words", .black, y: 100)).window, name: "").screen
    let (seen, plain) = (try #require(screen.picture), try #require(screen.pictureWithoutText))
    #expect(seen.width == plain.width && seen.pixels != plain.pixels)
    // The clock at the top is a text, too.
    let scale = seen.width / Int(seen.frame.width)
    let rows = (60 * scale..<seen.height).filter { row in
      let range = row * seen.width..<(row + 1) * seen.width
      return seen.pixels[range] != plain.pixels[range]
    }
    let (first, last) = (try #require(rows.first) / scale, try #require(rows.last) / scale)
    #expect(first >= 100 && last <= 130, "rows \(first) to \(last)")
  }

  @Test("A picture whose file is missing is told from one that is there, in UIKit and in SwiftUI")
  func missing() throws {
    let size = CGSize(width: 300, height: 30)
    let red = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    for (image, reason) in [(UIImage.greyStandIn(named: "lake", size: size), "missingImage"), (red, nil)] {
      let picture = UIImageView(image: image)
      picture.frame.origin = CGPoint(x: 20, y: 100)
      let words = label("Words", .systemRed, y: 100)
      let found = Shown(picture, words).report(ContrastText.self).findings
      #expect(found.map(\.reason) == [reason], "\(found)")
      let other = Shown(Image(uiImage: image).overlay(Text("Words").foregroundStyle(.red)))
      #expect(other.report(ContrastText.self).findings.map(\.reason) == [reason])
    }
  }

  @Test("The colours that the system has for a placeholder or a header are to be looked at, the app's fail")
  func systemColors() {
    func verdicts(_ view: UIView) -> [AuditJudgement.Verdict?] {
      Shown(view).report(ContrastText.self).findings.map(\.verdict)
    }
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    field.placeholder = "Email"
    #expect(verdicts(field) == [.needsReview])
    field.attributedPlaceholder = NSAttributedString(
      string: "Email", attributes: [.foregroundColor: UIColor(white: 0.8, alpha: 1)])
    #expect(verdicts(field) == [.fail])
    for (color, verdict) in [(nil, AuditJudgement.Verdict.needsReview), (UIColor.systemGray, .fail)] {
      var header = UIListContentConfiguration.groupedHeader()
      header.text = "Header"
      if let color { header.textProperties.color = color }
      let view = header.makeContentView()
      view.frame = CGRect(x: 0, y: 100, width: 393, height: 44)
      view.backgroundColor = .systemGroupedBackground
      #expect(verdicts(view) == [verdict], "\(String(describing: color))")
    }
    var nothing = UIContentUnavailableConfiguration.empty()
    (nothing.text, nothing.secondaryText) = ("No Mail", "New mail comes here.")
    let empty = UIContentUnavailableView(configuration: nothing)
    empty.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
    #expect(verdicts(empty) == [.needsReview])
    let none = ContentUnavailableView(
      "No Mail", systemImage: "tray", description: Text("New mail comes here."))
    #expect(Shown(none).report(ContrastText.self).findings.map(\.verdict) == [.needsReview])
    func header(_ content: some View) -> [AuditJudgement.Verdict?] {
      Shown(List { Section(content: { Text("Row") }, header: { content }) }).report(ContrastText.self)
        .findings.map(\.verdict)
    }
    #expect(header(Text("Header")) == [.needsReview])
    #expect(header(Text("Header").foregroundStyle(.gray)) == [.fail])
    // Badges, and the time that a progress view counts.
    #expect(
      Shown(List { Text("Inbox").badge(Text("New")) }).report(ContrastText.self).findings.map(\.verdict)
        == [.needsReview])
    let now = Date()
    let progress = ProgressView(timerInterval: now...now.addingTimeInterval(60)) { Text("Time") }
    #expect(Shown(progress).report(ContrastText.self).findings.map(\.verdict) == [.needsReview])
    let tabs = TabView {
      Text("One").tabItem { Text("First") }.badge(Text("New"))
      Text("Two").tabItem { Text("Second") }
    }
    let badges = Shown(tabs).report(ContrastText.self).findings.filter { $0.element?.label?.string == "New" }
    #expect(badges.map(\.verdict) == [.needsReview])
  }

  @Test("The rows of a wheel and the header that collapses a section are as large as the system has them")
  func systemSizes() {
    struct Content: View {
      @State var choice = "a"
      @State var isOpen = false
      var body: some View {
        List {
          Picker("Wheel", selection: $choice) {
            Text("Alpha").tag("a")
            Text("Beta").tag("b")
          }
          .pickerStyle(.wheel)
          Section("Closed", isExpanded: $isOpen) { Text("Row") }
        }
        .listStyle(.sidebar)
      }
    }
    let report = Shown(Content()).report(DynamicTypeUnsupported.self, TargetSize.self, TargetSizeMinimum.self)
    #expect(report.failures.map(\.measured) == [])
  }

  @Test("An attachment in a text has no name of its own")
  func attachments() {
    let label = label("", .black, y: 100)
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star")!))
    text.append(NSAttributedString(string: " rated"))
    label.attributedText = text
    label.isAccessibilityElement = false
    let names = ViewScreen(Shown(label).window, name: "").screen.nodes.compactMap { $0.element.label?.string }
    #expect(names.contains(" rated") && !names.contains { $0.contains("\u{FFFC}") }, "\(names)")
  }

  @Test("The home indicator and insertion points are no ground of a text")
  func passing() {
    let words = label("Words", .black, y: 835)
    words.frame = CGRect(x: 100, y: 820, width: 200, height: 32)
    #expect(Shown(words).report(ContrastText.self).findings.isEmpty)
  }

  @Test("A screenshot gives its pixels")
  func screenshot() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let bitmap = try #require(image.cgImage)
    let picture = try #require(AuditPicture(bitmap, frame: frame))
    #expect(picture.pixels.allSatisfy { $0 == 0xFF0000 })
  }

  @Test("Over a gradient each letter counts: all dark, all light, and in between")
  func gradient() {
    func verdicts(_ from: UIColor, _ to: UIColor) -> [AuditJudgement.Verdict] {
      let back = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 60))
      let layer = CAGradientLayer()
      layer.frame = back.bounds
      layer.colors = [from.cgColor, to.cgColor]
      layer.startPoint = CGPoint(x: 0, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      back.layer.addSublayer(layer)
      let text = label("Some words that are read", .white, y: 100)
      return Shown(back, text).report(ContrastText.self).findings.map(\.verdict)
    }
    #expect(verdicts(.black, .darkGray) == [])
    #expect(verdicts(.white, .lightGray) == [.fail])
  }

  @Test("The colours of SwiftUI's texts are known as those of UIKit are")
  func swiftUI() throws {
    let shown = Shown(
      VStack {
        Text("Pale words").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
        Text("Dark words")
      })
    let report = shown.report(ContrastText.self)
    #expect(report.failures.map { $0.element?.label?.string } == ["Pale words"])
    #expect(report.unmeasuredRules.isEmpty)
    let finding = try #require(report.failures.first)
    #expect(finding.measured.contains("#CCCCCC"))
  }

  @Test("Dark appearance is looked at, too")
  func variants() {
    let text = label("Words", .black, y: 100)
    let shown = Shown(text)
    shown.window.rootViewController?.view.backgroundColor = .systemBackground
    let variants = ViewScreen.variants(of: shown.window, name: "")
    #expect(variants.map(\.setting) == ["dark", "increased contrast", "dark, increased contrast"])
    let report = Auditor(rules: [ContrastText.self]).report(
      on: ViewScreen(shown.window, name: "").screen, alsoSeenAs: variants)
    #expect(report.findings.map(\.setting) == ["dark"])
    #expect(UIKitHost.shared.settings.appearance == .light)
  }
}

@MainActor
@Suite("Text sizes of a live screen", .serialized)
struct SizeTests {
  @Test("A text that does not grow, one that does, and one that is cut: with the size at which it begins")
  func growth() throws {
    let fixed = label("Fixed", .black, y: 100)
    let scaled = label("Scaled", .black, y: 150)
    scaled.font = .preferredFont(forTextStyle: .body)
    scaled.adjustsFontForContentSizeCategory = true
    scaled.numberOfLines = 0
    let shown = Shown(fixed, scaled)
    let unsupported = shown.report(DynamicTypeUnsupported.self)
    #expect(unsupported.failures.map { $0.element?.label?.string } == ["Fixed"])
    let clipped = try #require(shown.report(TextClipped.self).failures.first)
    #expect(clipped.element?.label?.string == "Scaled")
    #expect(clipped.measured.contains("at AX"), "\(clipped.measured)")
    #expect(UIKitHost.shared.settings.contentSize == .large)
  }

  @Test(
    "A text is cut by what clips around it, unless only empty parts of it lie outside, or it can be scrolled to"
  )
  func clippedFromAround() {
    func failures(_ height: CGFloat, text: CGFloat, in outer: UIView) -> Int {
      let words = label("Words", .black, y: 0)
      words.frame = CGRect(x: 0, y: 0, width: 300, height: text)
      outer.frame = CGRect(x: 20, y: 100, width: 300, height: height)
      outer.clipsToBounds = true
      outer.addSubview(words)
      return Shown(outer).report(TextClipped.self).failures.count
    }
    #expect(failures(12, text: 24, in: UIView()) == 1)
    #expect(failures(24, text: 24, in: UIView()) == 0)
    #expect(failures(35, text: 40, in: UIView()) == 0)
    #expect(failures(12, text: 24, in: UIScrollView()) == 0)
  }

  @Test("A label that is never shown smaller than a size grows no less for that")
  func least() {
    let raised = label("Raised", .black, y: 100)
    raised.frame.size = CGSize(width: 360, height: 200)
    raised.font = .preferredFont(forTextStyle: .body)
    raised.adjustsFontForContentSizeCategory = true
    raised.minimumContentSizeCategory = .accessibilityMedium
    #expect(Shown(raised).report(DynamicTypePartial.self).failures.isEmpty)
    raised.maximumContentSizeCategory = .accessibilityMedium
    #expect(Shown(raised).report(DynamicTypePartial.self).failures.count == 1)
  }

  @Test("Rows that pass below the header of a plain table do not lie on it")
  func pinnedHeader() {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600), style: .plain)
    let rows = Rows()
    table.dataSource = rows
    let shown = Shown(table)
    table.contentOffset.y = 30
    shown.window.layoutIfNeeded()
    withExtendedLifetime(rows) {
      #expect(shown.report(TextOverlapping.self).findings.isEmpty)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("SwiftUI: a fixed size does not grow, a text style and a scaled metric do")
  func swiftUI() {
    struct Content: View {
      @ScaledMetric var size = 20.0
      var body: some View {
        VStack {
          Text("Fixed").font(.system(size: 20))
          Text("Style")
          Text("Metric").font(.system(size: size))
        }
      }
    }
    let report = Shown(Content()).report(DynamicTypeUnsupported.self)
    #expect(report.failures.map { $0.element?.label?.string } == ["Fixed"])
  }

  @Test("Texts that come to lie on each other are told with the size")
  func overlap() throws {
    let first = label("First", .black, y: 100)
    let second = label("Second", .black, y: 124)
    for label in [first, second] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    let report = Shown(first, second).report(TextOverlapping.self)
    let finding = try #require(report.failures.first)
    #expect(
      finding.figures["size"] == .text("xLarge") || finding.measured.contains("at "), "\(finding.measured)")
    #expect(report.failures.count == 1)
  }
}

@MainActor
@Suite("Touches on a live screen", .serialized)
struct TouchTests {
  private func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("Rows of a list that are controls as a whole touch each other, as rows do")
  func rows() {
    let report = Shown(
      List {
        NavigationLink("One") { Text("1") }
        Button("Two") {}
        Toggle("Three", isOn: .constant(true))
      }
    ).report(ControlOverlap.self)
    #expect(report.findings.isEmpty, "\(report.findings)")
    #expect(report.counts.first?.judged != 0)
  }

  @Test("A row that is half below a bar is as high as it is, and what the bar covers is not too small")
  func belowABar() {
    // At some of these places the middle of a row is right above the bar.
    for inset in stride(from: 0.0, to: 90, by: 10) {
      let report = Shown(
        TabView {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20) { number in
                Button {
                } label: {
                  Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 90)
                }
              }
            }.padding(.top, inset)
          }.tabItem { Label("Rows", systemImage: "list.bullet") }
          Text("Two").tabItem { Label("Two", systemImage: "star") }
        }
      ).report(TargetSize.self, TargetSizeMinimum.self)
      let names = report.failures.compactMap { $0.element?.label?.string }
      #expect(!names.contains { $0.hasPrefix("Row") }, "\(inset): \(names)")
    }
  }

  @Test("A small button right above a bar gains nothing from it")
  func aboveABar() {
    let report = Shown(
      NavigationStack {
        VStack(spacing: 0) {
          Spacer()
          Button {
          } label: {
            Color.red.frame(width: 100, height: 20)
          }.accessibilityLabel("Small")
        }
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bar") {} } }
      }
    ).report(TargetSize.self)
    #expect(report.failures.contains { $0.element?.label?.string == "Small" })
  }

  @Test("A row with a field belongs to no button, and rows of any height touch")
  func fieldsInRows() {
    struct Rows: View {
      @State var text = ""
      var body: some View {
        List {
          HStack {
            Button("Check") {}.buttonStyle(.plain)
            TextField("Item", text: $text)
          }
          Button {
          } label: {
            Text("High").frame(maxWidth: .infinity, minHeight: 180)
          }
          Button {
          } label: {
            Text("Higher").frame(maxWidth: .infinity, minHeight: 200)
          }
        }
      }
    }
    let report = Shown(Rows()).report(TargetSizeMinimum.self, ControlOverlap.self)
    #expect(!report.failures.contains { $0.element?.label?.string == "Item" })
    #expect(!report.findings.contains { $0.rule.id == "control-overlap" })
  }

  @Test("A card that is half beyond the edge is not measured by the edge")
  func halfBeyond() {
    let report = Shown(
      ZStack(alignment: .leading) {
        Color.clear
        Button {
        } label: {
          Text("Card").frame(width: 100, height: 100)
        }.offset(x: -45)
      }
    ).report(TargetSize.self, TargetSizeMinimum.self)
    #expect(report.failures.isEmpty, "\(report.failures)")
  }

  @Test("What lies behind a view over the whole screen, and is read, leaks")
  func leak() {
    let behind = button("Behind", CGRect(x: 100, y: 200, width: 120, height: 44))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    cover.backgroundColor = UIColor(white: 0, alpha: 0.5)
    let inFront = button("Front", CGRect(x: 100, y: 500, width: 120, height: 44))
    cover.addSubview(inFront)
    let report = Shown(behind, cover).report(ModalLeak.self)
    #expect(report.failures.count == 1)
    cover.accessibilityViewIsModal = true
    #expect(Shown(behind, cover).report(ModalLeak.self).failures.isEmpty)
  }

  @Test("A label in a button, or a cell with a switch, is no leak")
  func parts() {
    let control = button("Buy", CGRect(x: 100, y: 200, width: 120, height: 44))
    control.addSubview(label("Part", .black, y: 0))
    #expect(Shown(control, label("Text", .black, y: 300)).report(ModalLeak.self).findings.isEmpty)
  }
}
