import Foundation
import LayoutSolver

/// Solves the constraints inside one view, the root, and sets the frames of the views.
///
/// Every view whose frame is not determined by constraints can be the root of its own engine; its size is then a
/// constant for its content. A table view cell, for example, is laid out independently of the rest of the screen.
///
/// Each view has four variables: the origin in its superview and the size. An update visits all constraints, but
/// passes only the changes since the last update to the solver.
@MainActor
final class LayoutEngine {
  /// A target size for measuring, which the result approaches as far as the priorities allow.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  unowned let root: UIView
  let fitting: Fitting?
  /// Whether anything has changed since the last update.
  var isDirty = true
  private(set) var isApplying = false
  private var isUpdating = false
  /// An engine that only measures reports no issues, because the one that lays out the views would report them again.
  private var reportsIssues: Bool { fitting == nil }

  var solver = Solver()
  let rootWidth: Variable
  let rootHeight: Variable
  private var rootWidthConstraint: ConstraintID?
  private var rootHeightConstraint: ConstraintID?

  var items: [ObjectIdentifier: LayoutItem] = [:]
  private var itemOrder: [LayoutItem] = []
  private var managedViews: [UIView] = []
  private var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  private var owners: [ConstraintID: ConstraintEntry] = [:]
  private var generation = 0
  private var reported: Set<ObjectIdentifier> = []

  // Facts that the last synchronisation with the constraints relied on.
  var constantViews: Set<ObjectIdentifier> = []
  var directions: [ObjectIdentifier: Bool] = [:]
  /// Whether constraints depend on frames that the engine itself sets, so that another round is needed.
  var dependsOnOwnFrames = false

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    rootWidth = solver.makeVariable()
    rootHeight = solver.makeVariable()
  }

  /// Whether a view's content uses constraints at all.
  static func isNeeded(for root: UIView) -> Bool {
    if let state = root.layoutState, !state.constraints.isEmpty { return true }
    return root.storedSubviews.contains {
      $0.isPlacedByConstraints || ($0.layoutState?.isBridged ?? false)
    }
  }

  // MARK: Updating

  /// Synchronises with the constraints, solves them, and sets the views' frames.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    // Frames determine margins and safe areas, which in turn determine frames: it takes a few rounds to converge.
    for _ in 0..<4 {
      isDirty = false
      synchronize()
      solve()
      isApplying = true
      let hasMoved = apply()
      isApplying = false
      if !isDirty && !(hasMoved && dependsOnOwnFrames) { break }
    }
    isDirty = false
  }

  /// The size of the root that satisfies the constraints, rounded up to whole pixels.
  func fittingSize() -> CGSize {
    synchronize()
    solve()
    let scale = max(UIScreen.main.scale, 1)
    func rounded(_ value: Double) -> CGFloat { CGFloat((max(0, value) * scale - 1e-4).rounded(.up) / scale) }
    return CGSize(
      width: rounded(solver.value(of: rootWidth)), height: rounded(solver.value(of: rootHeight)))
  }

  private func solve() {
    solver.solve()
    wrapContents()
    keepSizesPositive()
  }

  // MARK: Synchronising with the constraints

  private func synchronize() {
    generation += 1
    constantViews.removeAll(keepingCapacity: true)
    directions.removeAll(keepingCapacity: true)
    dependsOnOwnFrames = false
    managedViews.removeAll(keepingCapacity: true)

    prepare(root)
    var additions: [ConstraintEntry] = []
    var edits: [(entry: ConstraintEntry, constant: Double)] = []
    collect(root, additions: &additions, edits: &edits)
    isDirty = false

    let gone = entries.values.filter { $0.generation != generation }.sorted { $0.order < $1.order }
    for entry in gone {
      removeFromSolver(entry)
      entries[ObjectIdentifier(entry.source)] = nil
    }
    dropForgottenItems()
    var hasLoosened = !gone.isEmpty || !edits.isEmpty
    let size = fitting?.size ?? root.storedBounds.size
    if !edit(rootWidthConstraint, to: size.width) {
      drop(&rootWidthConstraint)
      hasLoosened = true
    }
    if !edit(rootHeightConstraint, to: size.height) {
      drop(&rootHeightConstraint)
      hasLoosened = true
    }
    for (entry, constant) in edits {
      guard let id = entry.id else { continue }
      do {
        try solver.setConstant(of: id, to: constant)
      } catch {
        // It may still be satisfiable together with the other changes.
        removeFromSolver(entry)
        additions.append(entry)
      }
    }
    addRootSize(size)
    // Content sizes are added first: that keeps the solver's expressions short for the chains of views that
    // constraints form.
    synchronizeContents()
    if hasLoosened {
      for entry in entries.values where entry.isBroken && entry.id == nil {
        if !additions.contains(where: { $0 === entry }) { additions.append(entry) }
      }
    }
    additions.sort {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.order < $1.order
    }
    for entry in additions { add(entry) }
  }

  /// Lets views, view controllers and stack views update their constraints before these are collected.
  private func prepare(_ view: UIView) {
    for child in view.storedSubviews where isInside(child) { prepare(child) }
    if view.needsConstraintUpdate { view.updateConstraintsNow() }
    (view as? UIStackView)?.updateArrangement()
  }

  private func isInside(_ child: UIView) -> Bool {
    guard let state = child.layoutState else { return false }
    return !state.translatesAutoresizingMask || state.isBridged
  }

  private func collect(
    _ view: UIView, additions: inout [ConstraintEntry],
    edits: inout [(entry: ConstraintEntry, constant: Double)]
  ) {
    for constraint in view.constraints {
      note(constraint, additions: &additions, edits: &edits)
    }
    for child in view.storedSubviews where isInside(child) {
      if child.isPlacedByConstraints { managedViews.append(child) }
      collect(child, additions: &additions, edits: &edits)
    }
  }

  private func note(
    _ constraint: NSLayoutConstraint, additions: inout [ConstraintEntry],
    edits: inout [(entry: ConstraintEntry, constant: Double)]
  ) {
    guard let expression = expression(of: constraint) else { return }
    let relation = Relation(constraint.relation)
    let priority = Priority(constraint.priority.rawValue)
    if let entry = entries[ObjectIdentifier(constraint)], entry.source === constraint {
      entry.generation = generation
      if entry.relation == relation, entry.priority == priority, entry.expression.terms == expression.terms {
        if entry.expression.constant != expression.constant {
          entry.expression.constant = expression.constant
          if entry.id == nil {
            additions.append(entry)
          } else {
            edits.append((entry, expression.constant))
          }
        }
        return
      }
      removeFromSolver(entry)
      entry.expression = expression
      entry.relation = relation
      entry.priority = priority
      additions.append(entry)
      return
    }
    let entry = ConstraintEntry(
      source: constraint, expression: expression, relation: relation, priority: priority,
      order: constraint.activation)
    entry.generation = generation
    entries[ObjectIdentifier(constraint)] = entry
    additions.append(entry)
  }

  /// Removes a constraint from the solver, but keeps its entry.
  private func removeFromSolver(_ entry: ConstraintEntry) {
    guard let id = entry.id else { return }
    // This cannot fail: an entry has an id only while its constraint is in the solver.
    try? solver.remove(id)
    owners[id] = nil
    entry.id = nil
  }

  /// Changes the root's width or height.
  ///
  /// - Returns: Whether the constraints allow it, or there is no size to change yet.
  private func edit(_ id: ConstraintID?, to value: CGFloat) -> Bool {
    guard let id else { return true }
    return (try? solver.setConstant(of: id, to: -value)) != nil
  }

  private func drop(_ id: inout ConstraintID?) {
    if let known = id { try? solver.remove(known) }
    id = nil
  }

  private func addRootSize(_ size: CGSize) {
    if rootWidthConstraint == nil {
      set(
        &rootWidthConstraint, rootWidth, .equal, size.width,
        priority: Priority(fitting?.horizontal.rawValue ?? 1000))
    }
    if rootHeightConstraint == nil {
      set(
        &rootHeightConstraint, rootHeight, .equal, size.height,
        priority: Priority(fitting?.vertical.rawValue ?? 1000))
    }
  }

  /// Adds a constraint between a variable and a value, breaking the app's constraints where they conflict.
  private func set(
    _ id: inout ConstraintID?, _ variable: Variable, _ relation: Relation, _ value: CGFloat,
    priority: Priority
  ) {
    for _ in 0..<50 {
      do {
        id = try solver.add(Constraint(variable, relation, value, priority: priority))
        return
      } catch {
        guard case .unsatisfiable(let conflicting) = error,
          breakOne(of: conflicting, adding: nil) != nil
        else { return }
      }
    }
  }

  // MARK: Conflicts

  private func add(_ entry: ConstraintEntry) {
    let constraint = Constraint(entry.expression, entry.relation, priority: entry.priority)
    for _ in 0..<50 {
      do {
        let id = try solver.add(constraint)
        entry.id = id
        entry.isBroken = false
        owners[id] = entry
        return
      } catch {
        guard case .unsatisfiable(let conflicting) = error else { return }
        guard let broken = breakOne(of: conflicting, adding: entry), broken !== entry else { return }
      }
    }
  }

  /// Breaks one of several conflicting constraints and reports it.
  ///
  /// As iOS usually does, it breaks a fixed width or height first, otherwise the constraint activated last, and one
  /// made by the system only if there is no other.
  @discardableResult
  private func breakOne(of conflicting: [ConstraintID], adding entry: ConstraintEntry?) -> ConstraintEntry? {
    var involved = conflicting.compactMap { owners[$0] }
    if let entry { involved.append(entry) }
    let own = involved.filter { !$0.source.isFromSystem }
    guard let broken = own.last(where: \.isFixedSize) ?? own.last ?? involved.last else { return nil }
    let wasBroken = broken.isBroken
    removeFromSolver(broken)
    broken.isBroken = true
    if reportsIssues, !wasBroken, reported.insert(ObjectIdentifier(broken.source)).inserted {
      LayoutDiagnostics.report(
        .unsatisfiable(involved.map(\.source), breaking: broken.source))
    }
    return broken
  }

  /// Keeps widths and heights from being negative. Constraints for this are added only where a value is negative.
  private func keepSizesPositive() {
    for _ in 0..<20 {
      var hasChanged = false
      for item in itemOrder {
        hasChanged = keepPositive(item.width, &item.keepsWidth) || hasChanged
        hasChanged = keepPositive(item.height, &item.keepsHeight) || hasChanged
      }
      if !hasChanged { return }
      solver.solve()
    }
  }

  private func keepPositive(_ variable: Variable, _ isKept: inout ConstraintID?) -> Bool {
    guard isKept == nil, solver.value(of: variable) < -1e-4 else { return false }
    set(&isKept, variable, .greaterThanOrEqual, 0, priority: .required)
    return isKept != nil
  }

  // MARK: Content

  private func synchronizeContents() {
    for view in managedViews { synchronizeContent(of: view) }
    if fitting != nil { synchronizeContent(of: root) }
  }

  private func synchronizeContent(of view: UIView) {
    let state = view.layoutStateMade
    let size = state.intrinsicSize ?? view.intrinsicContentSize
    state.intrinsicSize = size
    let hasWidth = size.width >= 0 && size.width.isFinite
    let hasHeight = size.height >= 0 && size.height.isFinite
    guard hasWidth || hasHeight || items[ObjectIdentifier(view)]?.content != nil else { return }
    let item = item(for: view)
    let content = item.content ?? ContentEntry()
    item.content = content
    content.wraps = view.intrinsicSizeDependsOnWidth
    content.unwrapped = size
    let insets = view.alignmentRectInsets
    content.extra = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    setContent(
      &content.width, hasWidth ? size.width + content.extra.width : nil, widthVariable(of: view, item),
      hugging: view.contentHuggingPriority(for: .horizontal),
      resistance: resistance(of: view, .horizontal))
    // The height for the previous width is a better first guess than that of a single line.
    let height = content.wraps ? (state.wrappedSize?.size.height ?? size.height) : size.height
    setContent(
      &content.height, hasHeight ? height + content.extra.height : nil, heightVariable(of: view, item),
      hugging: view.contentHuggingPriority(for: .vertical),
      resistance: resistance(of: view, .vertical))
  }

  /// When an image and text have the same compression resistance, the layout is ambiguous on iOS. Here the image
  /// yields, so that the text can be read.
  private func resistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priority = view.contentCompressionResistancePriority(for: axis)
    return view is UIImageView ? priority - 0.01 : priority
  }

  private func widthVariable(of view: UIView, _ item: LayoutItem) -> Variable {
    view === root ? rootWidth : item.width
  }

  private func heightVariable(of view: UIView, _ item: LayoutItem) -> Variable {
    view === root ? rootHeight : item.height
  }

  private func setContent(
    _ pair: inout ContentEntry.Pair, _ value: CGFloat?, _ variable: Variable, hugging: UILayoutPriority,
    resistance: UILayoutPriority
  ) {
    if pair.hugging != hugging || pair.resistance != resistance || value == nil {
      if let id = pair.most { try? solver.remove(id) }
      if let id = pair.least { try? solver.remove(id) }
      pair = ContentEntry.Pair(hugging: hugging, resistance: resistance)
    }
    guard let value, pair.value != value else { return }
    pair.value = value
    setSoftly(&pair.most, variable, .lessThanOrEqual, value, hugging)
    setSoftly(&pair.least, variable, .greaterThanOrEqual, value, resistance)
  }

  /// Adds a constraint for a content size, below required priority: even content with required compression resistance
  /// is clipped rather than another required constraint broken.
  private func setSoftly(
    _ id: inout ConstraintID?, _ variable: Variable, _ relation: Relation, _ value: CGFloat,
    _ priority: UILayoutPriority
  ) {
    if let known = id {
      try? solver.setConstant(of: known, to: -value)
    } else {
      let soft = Priority(min(priority.rawValue, 999.99))
      id = try? solver.add(Constraint(variable, relation, value, priority: soft))
    }
  }

  /// Adjusts the content size of wrapping text to the width it was given: the height it takes, and the width it then
  /// needs.
  private func wrapContents() {
    for _ in 0..<3 {
      var hasChanged = false
      for item in itemOrder {
        guard let content = item.content, content.wraps, let view = item.view else { continue }
        hasChanged = wrap(content, of: view, item) || hasChanged
      }
      if !hasChanged { return }
      solver.solve()
    }
  }

  private func wrap(_ content: ContentEntry, of view: UIView, _ item: LayoutItem) -> Bool {
    let width = CGFloat(solver.value(of: widthVariable(of: view, item))) - content.extra.width
    guard width > 0 else { return false }
    let size: CGSize
    let state = view.layoutStateMade
    if let known = state.wrappedSize, abs(known.width - width) < 0.01 || abs(known.size.width - width) < 0.5 {
      size = known.size
    } else if width >= content.unwrapped.width - 0.01 {
      size = view.intrinsicContentSize(forWidth: max(width, content.unwrapped.width))
      state.wrappedSize = (width, size)
    } else {
      size = view.intrinsicContentSize(forWidth: width)
      state.wrappedSize = (width, size)
    }
    var hasChanged = false
    if content.height.value != nil, size.height >= 0,
      content.height.value != size.height + content.extra.height
    {
      setContent(
        &content.height, size.height + content.extra.height, heightVariable(of: view, item),
        hugging: content.height.hugging, resistance: content.height.resistance)
      hasChanged = true
    }
    if let present = content.width.value, width < content.unwrapped.width - 0.01, size.width >= 0 {
      let narrow = min(size.width, width) + content.extra.width
      if narrow != present {
        setContent(
          &content.width, narrow, widthVariable(of: view, item), hugging: content.width.hugging,
          resistance: content.width.resistance)
        hasChanged = true
      }
    }
    return hasChanged
  }

  // MARK: Items

  func item(for object: AnyObject) -> LayoutItem {
    let key = ObjectIdentifier(object)
    if let item = items[key], item.object === object { return item.marked(generation) }
    if let old = items[key] { forget(old) }
    let item = LayoutItem(
      object, x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    items[key] = item
    itemOrder.append(item)
    return item.marked(generation)
  }

  private func dropForgottenItems() {
    let forgotten = itemOrder.filter { $0.generation != generation && !isManaged($0) }
    guard !forgotten.isEmpty else { return }
    for item in forgotten {
      forget(item)
      items[item.key] = nil
    }
    itemOrder.removeAll { item in items[item.key] !== item }
  }

  private func isManaged(_ item: LayoutItem) -> Bool {
    guard let view = item.view else { return false }
    return view === root || (view.isPlacedByConstraints && view.superview?.layoutRoot === root)
  }

  private func forget(_ item: LayoutItem) {
    for id in [
      item.content?.width.most, item.content?.width.least, item.content?.height.most,
      item.content?.height.least, item.keepsWidth, item.keepsHeight,
    ] {
      if let id { try? solver.remove(id) }
    }
    for variable in [item.x, item.y, item.width, item.height, item.contentWidth, item.contentHeight] {
      if let variable { try? solver.remove(variable) }
    }
  }

  // MARK: Applying

  /// Sets the frames of views and guides to the solved values.
  ///
  /// - Returns: Whether any view's frame changed.
  private func apply() -> Bool {
    var hasMoved = false
    let scale = max(UIScreen.main.scale, 1)
    func rounded(_ variable: Variable) -> CGFloat {
      CGFloat((solver.value(of: variable) * scale).rounded() / scale)
    }
    for view in managedViews {
      guard let item = items[ObjectIdentifier(view)], item.object === view else { continue }
      var rect = CGRect(origin: view.untransformedOrigin, size: view.storedBounds.size)
      if solver.isMentioned(item.x) || solver.isMentioned(item.width) {
        rect.origin.x = rounded(item.x)
        rect.size.width = max(0, rounded(item.width))
      }
      if solver.isMentioned(item.y) || solver.isMentioned(item.height) {
        rect.origin.y = rounded(item.y)
        rect.size.height = max(0, rounded(item.height))
      }
      if rect.origin == view.untransformedOrigin, rect.size == view.storedBounds.size { continue }
      hasMoved = true
      if !view.flags.contains(.isTransformed) {
        view.frame = rect
      } else {
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.midX, y: rect.midY)
      }
      view.storedSuperview?.setNeedsLayout()
    }
    for item in itemOrder where item.view == nil || item.contentWidth != nil || item.contentHeight != nil {
      if let guide = item.object as? UILayoutGuide {
        guide.solvedFrame = CGRect(
          x: rounded(item.x), y: rounded(item.y), width: rounded(item.width), height: rounded(item.height))
      } else if let view = item.view {
        let width = item.contentWidth.flatMap { solver.isMentioned($0) ? rounded($0) : nil }
        let height = item.contentHeight.flatMap { solver.isMentioned($0) ? rounded($0) : nil }
        view.constraintsDidGiveContentSize(width: width, height: height)
        for guide in view.layoutGuides {
          if case .scrollContent = guide.kind {
            guide.solvedFrame = CGRect(x: 0, y: 0, width: width ?? 0, height: height ?? 0)
          }
        }
      }
    }
    return hasMoved
  }

  // MARK: Queries

  func refersToFrame(of view: UIView) -> Bool { constantViews.contains(ObjectIdentifier(view)) }

  func constraints(mentioning object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    entries.values.filter { entry in
      let source = entry.source
      let isAbout = source.firstItem === object || source.secondItem === object
      return isAbout && source.first.attribute.isHorizontal == (axis == .horizontal) && entry.id != nil
    }.sorted { $0.order < $1.order }.map(\.source)
  }

  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard let item = items[ObjectIdentifier(object)], item.object === object else { return false }
    let own = [item.x, item.y, item.width, item.height]
    if own.contains(where: { !solver.isMentioned($0) }) { return true }
    let ambiguous = solver.ambiguousVariables()
    return own.contains { ambiguous.contains($0) }
  }
}
