import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The annotations of a map, and the views of those that are to be seen.
@MainActor
final class AnnotationStage {
  private unowned let map: MKMapView
  /// What holds the views.
  let container = MapLayerView()
  /// The annotations, in the order in which they were added.
  private(set) var annotations: [any MKAnnotation] = []
  /// The annotation that is selected; nil for none.
  private(set) var selected: (any MKAnnotation)?

  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var watches: [ObjectIdentifier: AnnotationWatch] = [:]
  private var clusters: [Cluster] = []
  /// Whether the app has been told that the selected annotation is selected: it is once its view is there.
  private var selectionIsTold = false
  private var callout: MapCallout?
  private var isUpdating = false
  let pool = AnnotationViewPool()
  private lazy var touches = AnnotationTouches(self)

  /// Annotations that are shown as one.
  private struct Cluster {
    let members: [ObjectIdentifier]
    let annotation: MKClusterAnnotation
    let view: MKAnnotationView
  }

  init(_ map: MKMapView) { self.map = map }

  /// The map's delegate.
  private var delegate: (any MKMapViewDelegate)? { map.delegate }

  // MARK: Annotations

  /// Adds annotations that are not there yet.
  func add(_ new: [any MKAnnotation]) {
    for annotation in new where watches[ObjectIdentifier(annotation)] == nil {
      annotations.append(annotation)
      watches[ObjectIdentifier(annotation)] = AnnotationWatch(annotation) { [weak self, weak annotation] in
        MainActor.assumeIsolated {
          guard let self, let annotation else { return }
          self.contentDidChange(of: annotation)
        }
      }
    }
    map.setNeedsLayout()
  }

  /// Takes annotations away.
  func remove(_ old: [any MKAnnotation]) {
    let ids = Set(old.map { ObjectIdentifier($0) })
    if let selected, ids.contains(ObjectIdentifier(selected)) { endSelection() }
    annotations.removeAll { ids.contains(ObjectIdentifier($0)) }
    for id in ids {
      watches[id] = nil
      if let view = views.removeValue(forKey: id) { putAway(view) }
    }
    map.setNeedsLayout()
  }

  private func contentDidChange(of annotation: any MKAnnotation) {
    views[ObjectIdentifier(annotation)]?.annotationTextsDidChange()
    if let callout, callout.annotationView.annotation === annotation {
      showCallout(of: callout.annotationView)
    }
    map.setNeedsLayout()
  }

  // MARK: Views

  /// The view of an annotation; nil where it is not to be seen.
  func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)] ?? clusters.first { $0.annotation === annotation }?.view
  }

  /// Brings the views up to date with what the map shows.
  func update() {
    guard !map.bounds.isEmpty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let projection = map.projection
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let id = ObjectIdentifier(annotation)
      if isSeen(annotation, in: projection) {
        let view = views[id] ?? makeView(for: annotation)
        if views[id] == nil {
          views[id] = view
          added.append(view)
        }
        place(view, projection)
      } else if let view = views.removeValue(forKey: id) {
        putAway(view)
      }
    }
    arrange(projection, &added)
    putInOrder()
    if !added.isEmpty { delegate?.mapView(map, didAdd: added) }
    tellSelection(animated: false)
    callout?.layOut(in: room)
  }

  private func isSeen(_ annotation: any MKAnnotation, in projection: MapProjection) -> Bool {
    guard CLLocationCoordinate2DIsValid(annotation.coordinate) else { return false }
    return annotation === selected || projection.rect.contains(MKMapPoint(annotation.coordinate))
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view = delegate?.mapView(map, viewFor: annotation) ?? pool.standardView(for: annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    if view.stage !== self {
      view.stage = self
      touches.watch(view)
    }
    view.prepareForDisplay()
    return view
  }

  private func place(_ view: MKAnnotationView, _ projection: MapProjection) {
    guard let annotation = view.annotation, view.dragState != .dragging else { return }
    let point = projection.point(annotation.coordinate)
    let (own, offset) = (view.ownOffset, view.centerOffset)
    view.center = CGPoint(x: point.x + own.x + offset.x, y: point.y + own.y + offset.y)
  }

  private func putAway(_ view: MKAnnotationView) {
    view.removeFromSuperview()
    view.cluster = nil
    pool.putBack(view)
  }

  // MARK: What stands too close

  private func arrange(_ projection: MapProjection, _ added: inout [MKAnnotationView]) {
    let shown = annotations.compactMap { annotation in
      views[ObjectIdentifier(annotation)].map { (annotation, $0) }
    }
    let crowd = AnnotationCrowd(
      shown.map { annotation, view in
        AnnotationCrowd.Item(
          frame: view.frame, isRound: view.collisionMode == .circle, cluster: view.clusteringIdentifier,
          priority: view.displayPriority.rawValue,
          isFree: annotation === selected || view.collisionMode == .none)
      })
    let before = clusters
    clusters = crowd.clusters.map { members in
      let ids = members.map { ObjectIdentifier(shown[$0].0) }
      if let known = before.first(where: { $0.members == ids }) { return known }
      let cluster = makeCluster(members.map { shown[$0].0 }, ids)
      added.append(cluster.view)
      return cluster
    }
    for old in before where !clusters.contains(where: { $0.annotation === old.annotation }) {
      if old.annotation === selected { endSelection() }
      putAway(old.view)
    }
    for ((_, view), fate) in zip(shown, crowd.fates) {
      if case .member(let number) = fate { view.cluster = clusters[number].view } else { view.cluster = nil }
      if fate == .shown { show(view) } else { view.removeFromSuperview() }
    }
    for cluster in clusters {
      place(cluster.view, projection)
      show(cluster.view)
    }
  }

  private func makeCluster(_ members: [any MKAnnotation], _ ids: [ObjectIdentifier]) -> Cluster {
    let annotation =
      delegate?.mapView(map, clusterAnnotationForMemberAnnotations: members)
      ?? MKClusterAnnotation(memberAnnotations: members)
    if annotation.subtitle == nil {
      annotation.subtitle = SystemWord.moreMembers.text("\(members.count - 1)")
    }
    return Cluster(members: ids, annotation: annotation, view: makeView(for: annotation))
  }

  private func show(_ view: MKAnnotationView) {
    if view.superview !== container { container.addSubview(view) }
  }

  /// What is selected stands before the rest, and what is farther south before what is farther north.
  private func putInOrder() {
    let all = container.subviews.compactMap { $0 as? MKAnnotationView }
    func rank(_ view: MKAnnotationView, _ index: Int) -> (Float, CGFloat, Int) {
      ((view.isSelected ? view.selectedZPriority : view.zPriority).rawValue, view.frame.maxY, index)
    }
    let sorted = all.enumerated().sorted { rank($0.1, $0.0) < rank($1.1, $1.0) }.map(\.1)
    guard !sorted.elementsEqual(all, by: ===) else { return }
    for view in sorted { container.bringSubviewToFront(view) }
    if let callout { container.bringSubviewToFront(callout) }
  }

  // MARK: Selection

  /// Selects an annotation instead of what is selected.
  func select(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotation !== selected else { return }
    let isKnown =
      watches[ObjectIdentifier(annotation)] != nil || clusters.contains { $0.annotation === annotation }
    guard isKnown else { return }
    endSelection(animated: animated)
    selected = annotation
    if view(for: annotation)?.superview == nil { update() }
    tellSelection(animated: animated)
  }

  /// Ends the selection. Returns false where nothing was selected.
  @discardableResult
  func endSelection(animated: Bool = false) -> Bool {
    guard let annotation = selected else { return false }
    let view = view(for: annotation)
    selected = nil
    let hadCallout = callout != nil
    callout?.close()
    callout = nil
    guard selectionIsTold else { return true }
    selectionIsTold = false
    if let view {
      view.setSelected(false, animated: animated)
      delegate?.mapView(map, didDeselect: view)
    }
    delegate?.mapView(map, didDeselect: annotation)
    map.setNeedsLayout()
    // Who read the bubble is back at what it belonged to.
    if hadCallout { UIAccessibility.post(notification: .layoutChanged, argument: view) }
    return true
  }

  /// Ends the selection of a view. Returns false where it was not selected.
  func deselect(_ view: MKAnnotationView) -> Bool {
    view.annotation === selected && endSelection(animated: true)
  }

  private func tellSelection(animated: Bool) {
    guard let selected, !selectionIsTold, let view = view(for: selected), view.superview != nil else {
      return
    }
    selectionIsTold = true
    view.setSelected(true, animated: animated)
    showCallout(of: view)
    map.setNeedsLayout()
    delegate?.mapView(map, didSelect: view)
    // An app may end the selection at once, so that the same annotation can be selected again.
    if self.selected === selected { delegate?.mapView(map, didSelect: selected) }
  }

  // MARK: Callout

  private var room: CGRect { container.bounds.inset(by: map.safeAreaInsets) }

  private func showCallout(of view: MKAnnotationView) {
    let wasShown = callout != nil
    callout?.close()
    callout = nil
    let hasWords = view.annotation?.texts.isEmpty == false || view.detailCalloutAccessoryView != nil
    guard view.canShowCallout, hasWords else { return }
    let callout = MapCallout(of: view) { [weak self, weak view] control in
      guard let self, let view else { return }
      self.delegate?.mapView(self.map, annotationView: view, calloutAccessoryControlTapped: control)
    }
    container.addSubview(callout)
    callout.layOut(in: room)
    self.callout = callout
    // What has come is read, as it may be far from the annotation in the order of reading.
    if !wasShown { UIAccessibility.post(notification: .layoutChanged, argument: callout.text) }
  }

  // MARK: What views tell

  /// The view has got another annotation.
  func annotationDidChange(of view: MKAnnotationView) { map.setNeedsLayout() }

  /// The view's size or distance from its place has changed.
  func placeDidChange(of view: MKAnnotationView) {
    place(view, map.projection)
    if callout?.annotationView === view { callout?.layOut(in: room) }
  }

  /// What the bubble of the view shows has changed.
  func calloutDidChange(of view: MKAnnotationView) {
    if view.annotation === selected, selectionIsTold { showCallout(of: view) }
  }

  /// What decides which views are shown has changed.
  func crowdDidChange() { map.setNeedsLayout() }

  /// What decides which view stands before another has changed.
  func orderDidChange() { map.setNeedsLayout() }

  // MARK: What touches do

  /// A view was tapped.
  func wasTapped(_ view: MKAnnotationView) {
    guard view.isEnabled, let annotation = view.annotation else { return }
    select(annotation, animated: true)
  }

  /// A view was dragged, or is about to be.
  func drag(_ view: MKAnnotationView, to state: MKAnnotationView.DragState) {
    let old = view.dragState
    view.setDragState(state, animated: true)
    delegate?.mapView(map, annotationView: view, didChange: state, fromOldState: old)
  }

  /// Gives the annotation of a view the place where the view stands now.
  func settle(_ view: MKAnnotationView) {
    let (own, offset) = (view.ownOffset, view.centerOffset)
    let point = CGPoint(x: view.center.x - own.x - offset.x, y: view.center.y - own.y - offset.y)
    _ = view.annotation?.move(to: map.projection.coordinate(point))
    map.setNeedsLayout()
  }
}
