import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A map with annotations and overlays.
///
/// The ground is a placeholder, as there are no tiles of Apple Maps here, and lies with north up; what the app puts on it
/// stands at its places. For assistive technologies the ground is an element, which can be scrolled and zoomed, and so is
/// each annotation.
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapview>.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Is told what happens on the map; not retained.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { if delegate != nil { setNeedsLayout() } }
  }

  /// What the map is to show: a part of the flat map, and how much of the view stays free around it.
  private var shown = (part: MKMapRect.world, padding: UIEdgeInsets.zero)
  private var limits = MapLimits()
  private let ground = MapGroundView()
  private let legal = MKAttributionLabel()
  private lazy var surface = MapSurface([ground, overlayStage.canvas, annotationStage.container])
  private(set) final lazy var annotationStage = AnnotationStage(self)
  private(set) final lazy var overlayStage = OverlayStage(self)
  private lazy var touches = MapTouches(self)
  private var isLoaded = false
  private var latestCamera = MKMapCamera()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    ground.zoom = { [weak self] factor in
      guard let self, self.isZoomEnabled else { return false }
      self.show(self.projection.zoomed(by: factor), animated: true)
      return true
    }
    // Subviews from a storyboard already exist, and belong above the map.
    insertSubview(surface, at: 0)
    insertSubview(legal, at: 1)
    touches.watch(surface, ground: ground)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    surface.layoutIfNeeded()
    let size = legal.intrinsicContentSize
    legal.frame = CGRect(
      x: layoutMargins.left + 12, y: bounds.maxY - layoutMargins.bottom - size.height, width: size.width,
      height: size.height)
    overlayStage.update()
    annotationStage.update()
    load()
  }

  /// Tells the delegate once that the ground is there, when the map is first seen.
  private func load() {
    guard !isLoaded, window != nil, !bounds.isEmpty else { return }
    isLoaded = true
    UIKitHost.shared.clock.after(0) { [weak self] in
      guard let self else { return }
      self.delegate?.mapViewWillStartLoadingMap(self)
      self.delegate?.mapViewWillStartRenderingMap(self)
      self.delegate?.mapViewDidFinishLoadingMap(self)
      self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }

  // MARK: What is shown

  /// Where the places of the globe are in the view.
  final var projection: MapProjection {
    var projection = MapProjection(showing: shown.part, in: bounds.size, padding: shown.padding)
    projection.rect = limits.limited(projection.rect)
    return projection
  }

  /// Shows a part of the map, and tells the delegate.
  final func show(_ part: MKMapRect, padding: UIEdgeInsets = .zero, animated: Bool) {
    guard !part.isNull else { return }
    beginMoving(animated: animated)
    move(to: part, padding: padding)
    guard animated, window != nil else { return endMoving(animated: animated) }
    // The map is there at once, but the delegate hears of it when it would have come to rest.
    UIKitHost.shared.clock.after(0.3) { [weak self] in self?.endMoving(animated: true) }
  }

  /// Tells the delegate that the map is about to move.
  final func beginMoving(animated: Bool) { delegate?.mapView(self, regionWillChangeAnimated: animated) }

  /// Shows a part of the map while it moves.
  final func move(to part: MKMapRect, padding: UIEdgeInsets = .zero) {
    shown = (part, padding)
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  /// Tells the delegate that the map has come to rest.
  final func endMoving(animated: Bool) { delegate?.mapView(self, regionDidChangeAnimated: animated) }

  /// The region that the map shows.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(center: centerCoordinate, span: MKCoordinateRegion(projection.rect).span) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region, as large as it fits whole into the view.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard let part = part(of: region) else { return }
    show(part, animated: animated)
  }

  /// The region that the map would show for another: one of the proportions of the view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard let part = part(of: region) else { return region }
    let rect = limits.limited(MapProjection(showing: part, in: bounds.size).rect)
    return MKCoordinateRegion(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate, span: MKCoordinateRegion(rect).span)
  }

  /// The part of the flat map for a region, with the region's middle as its own. An impossible region ends the app, as on
  /// iOS.
  private func part(of region: MKCoordinateRegion) -> MKMapRect? {
    let span = region.span
    guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0, span.longitudeDelta >= 0,
      span.latitudeDelta.isFinite, span.longitudeDelta.isFinite
    else {
      NSException.raise(
        .invalidArgumentException,
        "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) "
          + "span:\(span.latitudeDelta), \(span.longitudeDelta)>")
      return nil
    }
    return region.mapRect.centered(on: MKMapPoint(region.center))
  }

  /// The place in the middle of the map.
  open var centerCoordinate: CLLocationCoordinate2D {
    get {
      let rect = projection.rect
      return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a place in the middle, as near as before.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    show(projection.rect.centered(on: MKMapPoint(coordinate)), animated: animated)
  }

  /// The part of the flat map that the map shows.
  open var visibleMapRect: MKMapRect {
    get { projection.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the flat map, as large as it fits whole into the view.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    show(mapRect, animated: animate)
  }

  /// Shows a part of the flat map, with something of the view left free around it.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
  {
    show(mapRect, padding: insets, animated: animate)
  }

  /// The part of the flat map that the map would show for another: one of the proportions of the view.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// The part of the flat map that the map would show for another with something left free around it.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    limits.limited(MapProjection(showing: mapRect, in: bounds.size, padding: insets).rect)
  }

  // MARK: Camera

  /// From where the map is looked at.
  open var camera: MKMapCamera {
    get {
      let camera = latestCamera.copy() as? MKMapCamera ?? MKMapCamera()
      let place = centerCoordinate
      camera.centerCoordinate = place
      camera.centerCoordinateDistance = MKMapCamera.distance(
        toSee: projection.rect.height * MKMetersPerMapPointAtLatitude(place.latitude))
      return camera
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks at the map from elsewhere.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    latestCamera = camera.copy() as? MKMapCamera ?? camera
    let place = camera.centerCoordinate
    let height =
      camera.centerCoordinateDistance * MKMapCamera.heightForDistance
      * MKMapPointsPerMeterAtLatitude(place.latitude)
    let part = MKMapRect(x: 0, y: 0, width: 0, height: height).centered(on: MKMapPoint(place))
    show(part, animated: animated)
  }

  /// The area in which the middle of the map stays; nil, the default, for everywhere.
  open var cameraBoundary: CameraBoundary? {
    get { limits.boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Sets the area in which the middle of the map stays.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    limits.boundary = cameraBoundary
    setNeedsLayout()
  }

  /// How near and how far the map can be; without limits by default.
  open var cameraZoomRange: CameraZoomRange! {
    get { limits.zoomRange ?? CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault) }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Sets how near and how far the map can be.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    limits.zoomRange = cameraZoomRange
    setNeedsLayout()
  }

  // MARK: What the person can do

  /// Whether the person can bring the map nearer and farther; true by default.
  open var isZoomEnabled = true { didSet { ground.canZoom = isZoomEnabled } }
  /// Whether the person can move the map; true by default.
  open var isScrollEnabled = true
  /// Whether the person can turn the map; true by default. Maps here are not turned.
  open var isRotateEnabled = true
  /// Whether the person can tilt the map; true by default. Maps here are not tilted.
  open var isPitchEnabled = true

  // MARK: Look

  /// What the ground looks like; a drawn map by default.
  @Unsupported("MKMapView.mapType: maps have no tiles, and look the same in every type")
  open var mapType = MKMapType.standard
  /// What the ground looks like; a drawn map by default.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet {
      guard !(preferredConfiguration is MKStandardMapConfiguration) else { return }
      UnsupportedMembers.wasSet(
        "MKMapView.preferredConfiguration: maps have no tiles, and look the same in every configuration")
    }
  }
  /// Which places of interest are shown; nil, the default, for all. The ground here has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether places of interest are shown; true by default. The ground here has none.
  open var showsPointsOfInterest = true
  /// Whether buildings are shown; true by default. The ground here has none.
  open var showsBuildings = true
  /// Whether the traffic is shown; false by default.
  @Unsupported("MKMapView.showsTraffic: the ground has no roads")
  open var showsTraffic = false
  /// Whether a compass is shown while the map is turned; true by default. Maps here are not turned.
  open var showsCompass = true
  /// Whether a scale is shown while the map is brought nearer or farther; false by default. At rest there is none.
  open var showsScale = false
  /// Whether a button to follow the person is shown; false by default.
  open var showsUserTrackingButton = false {
    didSet { setTrackingButton(showsUserTrackingButton) }
  }
  private var trackingButton: MKUserTrackingButton?

  private func setTrackingButton(_ shows: Bool) {
    trackingButton?.removeFromSuperview()
    trackingButton = nil
    guard shows else { return }
    let button = MKUserTrackingButton(mapView: self)
    button.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(button, aboveSubview: legal)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    trackingButton = button
  }

  // MARK: The person

  /// Where the person is.
  public let userLocation = MKUserLocation()
  /// Whether the map shows where the person is; false by default. The app asks for that before.
  open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { locateUser() } } }
  /// Whether the place where the person is lies in what the map shows.
  open var isUserLocationVisible: Bool {
    userLocation.location.map { projection.rect.contains(MKMapPoint($0.coordinate)) } ?? false
  }
  private var locator: UserLocator?

  private func locateUser() {
    guard showsUserLocation else {
      locator = nil
      annotationStage.remove([userLocation])
      delegate?.mapViewDidStopLocatingUser(self)
      return
    }
    if userLocation.location != nil { annotationStage.add([userLocation]) }
    // On iOS, too, the delegate hears of it only after the property is set.
    UIKitHost.shared.clock.after(0) { [weak self] in
      guard let self, self.showsUserLocation else { return }
      self.delegate?.mapViewWillStartLocatingUser(self)
      self.locator = UserLocator { [weak self] in
        self?.userLocationDidChange($0)
      } failed: { [weak self] in
        guard let self, self.userLocation.location == nil else { return }
        self.delegate?.mapView(self, didFailToLocateUserWithError: $0)
      }
    }
  }

  private func userLocationDidChange(_ location: CLLocation) {
    guard showsUserLocation else { return }
    if userLocation.location != nil { annotationStage.remove([userLocation]) }
    userLocation.location = location
    annotationStage.add([userLocation])
    if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
    delegate?.mapView(self, didUpdate: userLocation)
  }

  /// How the map follows the person; it does not by default.
  open var userTrackingMode = MKUserTrackingMode.none {
    didSet { if userTrackingMode != oldValue { trackingDidChange(animated: trackingIsAnimated) } }
  }
  private var trackingIsAnimated = false

  /// Lets the map follow the person in another way.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    trackingIsAnimated = animated
    userTrackingMode = mode
    trackingIsAnimated = false
  }

  private func trackingDidChange(animated: Bool) {
    if userTrackingMode != .none {
      showsUserLocation = true
      if let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
    }
    trackingButton?.trackingDidChange()
    delegate?.mapView(self, didChange: userTrackingMode, animated: animated)
  }

  // MARK: Annotations

  /// The annotations of the map, in the order in which they were added.
  open var annotations: [any MKAnnotation] { annotationStage.annotations }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotationStage.add([annotation]) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { annotationStage.add(annotations) }
  /// Takes an annotation away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotationStage.remove([annotation]) }
  /// Takes annotations away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotationStage.remove(annotations) }

  /// The annotations in a part of the flat map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
  }

  /// The view of an annotation; nil where it is not to be seen.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationStage.view(for: annotation)
  }

  /// Sets the class of the views with an identifier.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    annotationStage.pool.register(viewClass, for: identifier)
  }

  /// A view that is no longer used; nil where there is none with the identifier.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    annotationStage.pool.waitingView(identifier)
  }

  /// A view that is no longer used, or a new one of the class that is registered for the identifier.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    annotationStage.pool.view(identifier, for: annotation)
  }

  /// The annotations that are selected: one at most. Of several that are set, the first is selected.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationStage.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        annotationStage.select(first, animated: false)
      } else {
        annotationStage.endSelection()
      }
    }
  }

  /// Selects an annotation, and shows its bubble.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    annotationStage.select(annotation, animated: animated)
  }

  /// Ends the selection of an annotation, and hides its bubble.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotation === annotationStage.selected else { return }
    annotationStage.endSelection(animated: animated)
  }

  /// Where annotations can be seen, in the view's coordinates.
  open var annotationVisibleRect: CGRect { bounds }

  /// Shows all of some annotations, and adds those that are not there yet.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    annotationStage.add(annotations)
    guard let part = MapProjection.part(around: annotations.map(\.coordinate)) else { return }
    show(part, animated: animated)
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: MKMapView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.scroll = { map, direction in map.scrollByPage(direction) }
  }

  /// Moves the map by its own size.
  private func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let offset =
      switch direction {
      case .left: CGSize(width: -bounds.width, height: 0)
      case .right: CGSize(width: bounds.width, height: 0)
      case .up, .previous: CGSize(width: 0, height: bounds.height)
      case .down, .next: CGSize(width: 0, height: -bounds.height)
      }
    show(projection.moved(by: offset), animated: true)
    return true
  }
}
