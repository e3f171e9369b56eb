import Foundation

/// The view of the colour picker: its title, a grid or sliders, the opacity and the selected colour.
final class ColorPickerView: UIView {
  var didPick: ((_ color: UIColor, _ continuously: Bool) -> Void)?
  var didClose: (() -> Void)?
  var title = "" { didSet { titleLabel.text = title } }
  var showsOpacity = true { didSet { opacity.isHidden = !showsOpacity } }

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let pages = UISegmentedControl(items: [SystemWord.colorGrid.text, SystemWord.colorSliders.text])
  private let grid = ColorGridView(frame: .zero)
  private let channels = [
    ColorSlider(name: SystemWord.red.text, maximum: 255),
    ColorSlider(name: SystemWord.green.text, maximum: 255),
    ColorSlider(name: SystemWord.blue.text, maximum: 255),
  ]
  private let opacity = ColorSlider(name: SystemWord.opacity.text, maximum: 100)
  private let sample = ColorSample(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = [.staticText, .header]
    pages.selectedSegmentIndex = 0
    closeButton.addAction(UIAction { [weak self] _ in self?.didClose?() }, for: .touchUpInside)
    pages.addAction(UIAction { [weak self] _ in self?.pageDidChange() }, for: .valueChanged)
    grid.didPick = { [weak self] in self?.pickFromGrid($0) }
    for slider in channels + [opacity] {
      slider.didChange = { [weak self] isLast in self?.pickFromSliders(continuously: !isLast) }
    }
    for view in [titleLabel, closeButton, pages, grid] + channels + [opacity, sample] as [UIView] {
      addSubview(view)
    }
    pageDidChange()
  }

  private func pageDidChange() {
    let showsGrid = pages.selectedSegmentIndex == 0
    grid.isHidden = !showsGrid
    for slider in channels { slider.isHidden = showsGrid }
    if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
  }

  func show(_ color: UIColor) {
    let color = color.resolvedColor(with: traitCollection)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (slider, share) in zip(channels, [red, green, blue]) { slider.show(share: share) }
    opacity.show(share: alpha)
    grid.selection = color
    sample.color = color
  }

  private func pickFromGrid(_ color: UIColor) {
    let alpha = showsOpacity ? opacity.share : 1
    didPick?(alpha < 1 ? color.withAlphaComponent(alpha) : color, false)
  }

  private func pickFromSliders(continuously: Bool) {
    let color = UIColor(
      red: channels[0].share, green: channels[1].share, blue: channels[2].share,
      alpha: showsOpacity ? opacity.share : 1)
    didPick?(color, continuously)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 12)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    titleLabel.frame = CGRect(x: room.minX + 40, y: room.minY, width: max(0, room.width - 80), height: 30)
    closeButton.frame = CGRect(
      x: isRightToLeft ? room.minX : room.maxX - 30, y: room.minY, width: 30, height: 30)
    pages.frame = CGRect(x: room.minX, y: room.minY + 46, width: room.width, height: 32)
    let top = pages.frame.maxY + 16
    let cell = max(1, min(room.width / CGFloat(ColorGridView.columns), 44))
    grid.frame = CGRect(
      x: room.minX, y: top, width: room.width, height: cell * CGFloat(ColorGridView.rows))
    for (index, slider) in channels.enumerated() {
      slider.frame = CGRect(x: room.minX, y: top + CGFloat(index) * 70, width: room.width, height: 60)
    }
    opacity.frame = CGRect(x: room.minX, y: grid.frame.maxY + 16, width: room.width, height: 60)
    let below = showsOpacity ? opacity.frame.maxY : grid.frame.maxY
    sample.frame = CGRect(
      x: isRightToLeft ? room.maxX - 70 : room.minX, y: below + 16, width: 70, height: 70)
  }
}

/// The picker's grid of colours: greys in the first row, then twelve hues from dark to light.
final class ColorGridView: UIView {
  static let columns = 12
  static let rows = 10
  var didPick: ((UIColor) -> Void)?
  var selection: UIColor? { didSet { for cell in cells { cell.isSelected = cell.shows(selection) } } }
  private var cells: [ColorCell] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let cell = ColorCell(color: Self.color(row: row, column: column))
        cell.addAction(
          UIAction { [weak self, weak cell] _ in cell.map { self?.didPick?($0.color) } },
          for: .primaryActionTriggered)
        cells.append(cell)
        addSubview(cell)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func color(row: Int, column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // The hues start at blue, as in the system's grid, and continue by way of red.
    let hue = (0.54 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    let brightness = min(1, 0.3 + step * 1.4)
    let saturation = step <= 0.5 ? 1 : 1 - (step - 0.5) * 1.7
    return UIColor(hue: hue, saturation: max(0.1, saturation), brightness: brightness, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    for (index, cell) in cells.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      cell.frame = CGRect(
        x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
        height: size.height)
    }
  }
}

/// A cell of the grid, with one colour.
private final class ColorCell: UIControl {
  let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  func shows(_ other: UIColor?) -> Bool { other?.withAlphaComponent(1) == color }

  override var tapSendsPrimaryAction: Bool { true }
  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ColorCell.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { cell in cell.color.accessibilityName }
    answers.traits = { cell in inherited.traits(of: cell).union(.button) }
    answers.activate = { cell in cell.performTap() }
  }

  override func draw(_ rect: CGRect) {
    guard isSelected else { return }
    let ring = UIBezierPath(rect: bounds.insetBy(dx: 1.5, dy: 1.5))
    ring.lineWidth = 3
    UIColor.white.setStroke()
    ring.stroke()
  }
}

/// One component of a colour: its name above a slider.
private final class ColorSlider: UIView {
  var didChange: ((_ isLast: Bool) -> Void)?
  private let label = UILabel()
  private let slider = UISlider(frame: .zero)
  private let maximum: CGFloat

  /// The component's value, from 0 to 1.
  var share: CGFloat { CGFloat(slider.value) / maximum }

  init(name: String, maximum: CGFloat) {
    self.maximum = maximum
    super.init(frame: .zero)
    label.text = name
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.isAccessibilityElement = false
    slider.maximumValue = Float(maximum)
    slider.accessibilityLabel = name
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didChange?(!slider.isTracking)
      }, for: .valueChanged)
    slider.addAction(UIAction { [weak self] _ in self?.didChange?(true) }, for: .touchUpInside)
    addSubview(label)
    addSubview(slider)
  }

  required init?(coder: NSCoder) { nil }

  func show(share: CGFloat) {
    guard !slider.isTracking else { return }
    slider.value = Float((min(max(share, 0), 1) * maximum).rounded())
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    slider.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 34)
  }
}

/// A sample of the selected colour.
private final class ColorSample: UIView {
  var color: UIColor? {
    didSet {
      setNeedsDisplay()
      accessibilityAttributesDidChange()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    color?.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ColorSample.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { _ in SystemWord.selectedColor.text }
    answers.value = { sample in sample.color?.accessibilityName }
    answers.traits = { _ in .image }
  }
}
