/// Elements and attributes that are known not to affect a screen: they are for the canvas, or describe what an app's
/// code or hardware would do.
enum IgnoredContent {
  /// Attributes of any element.
  static let attributes: Set<String> = [
    // Identity and class, which are read separately.
    "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    // The canvas and its checks.
    "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "colorLabel", "userComments",
    "simulatedAppContext", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "propertyAccessControl",
    "useStoryboardIdentifierAsRestorationIdentifier",
    // Attributes of old versions, which current versions of Interface Builder drop.
    "segmentControlStyle", "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize", "minToolsVersion",
    "contentViewInsetsToSafeArea", "springLoaded",
  ]

  /// Attributes of one kind of element, as `element.attribute`.
  static let attributesOfElements: Set<String> = [
    "navigationController.navigationBarHidden", "tableViewCellContentView.tableViewCell",
    "tableViewCell.style", "tableViewCell.textLabel", "tableViewCell.detailTextLabel",
    "tableViewCell.imageView",
    "tableView.dataMode", "tableView.style", "collectionView.dataMode", "button.buttonType",
    "button.hasAttributedTitle", "label.usesAttributedText", "textField.usesAttributedText",
    "textView.usesAttributedText",
    // Content of frameworks that are not available here.
    "mtkView.colorPixelFormat", "mtkView.depthStencilPixelFormat", "glkView.enableSetNeedsDisplay",
    "arscnView.sceneName", "skView.allowsTransparency", "label.autoshrinkMode",
    "arscnView.wantsMultisampling", "sceneKitView.wantsMultisampling",
    "sceneKitView.sceneName", "glkViewController.preferredFramesPerSecond",
    "avPlayerViewController.videoGravity", "lookAroundViewController.navigationEnabled",
    "lookAroundViewController.showsRoadLabels", "mapView.mapType", "mapView.zoomEnabled",
    "mapView.scrollEnabled", "mapView.rotateEnabled", "mapView.pitchEnabled", "mapView.showsPointsOfInterest",
    "mapView.showsUserLocation", "mapView.showsCompass", "mapView.showsScale", "mapView.showsBuildings",
    "mapView.showsTraffic", "wkWebView.allowsBackForwardNavigationGestures", "wkWebView.allowsLinkPreview",
    "webView.scalesPageToFit",
  ]

  /// Elements that are ignored wherever they are.
  static let elements: Set<String> = [
    "freeformSimulatedSizeMetrics", "simulatedMetricsContainer", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "inferredMetricsTieBreakers", "designables",
    "dependencies", "device", "animations", "userGuides", "wkWebViewConfiguration",
    "standardMapConfiguration", "hybridMapConfiguration", "imageryMapConfiguration", "keyCommands",
    "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
  ]

  /// Elements that are ignored by their `key` in the parent.
  static let keys: Set<String> = [
    "canvasLocation", "userComments", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize",
    "contentStretch",
  ]

  static func ignores(attribute: String, of element: IBElement) -> Bool {
    attributes.contains(attribute) || attributesOfElements.contains("\(element.name).\(attribute)")
  }

  static func ignores(child: IBElement) -> Bool {
    elements.contains(child.name) || child.key.map { keys.contains($0) } ?? false
  }
}
