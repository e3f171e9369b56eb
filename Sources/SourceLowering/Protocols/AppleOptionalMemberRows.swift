/// The optional methods of UIKit's protocols, read from UIKit's own sources by `scripts/optional-members`:
/// protocol, method, labels, parameters with result, and what the default does; `?` when only UIKit can.
enum AppleOptionalMemberRows {
  static let text = #"""
    AVAudioPlayerDelegate|audioPlayerDecodeErrorDidOccur|_ error|(_ player: AVAudioPlayer, error: (any Error)?)|
    AVAudioPlayerDelegate|audioPlayerDidFinishPlaying|_ successfully|(_ player: AVAudioPlayer, successfully flag: Bool)|
    AVAudioRecorderDelegate|audioRecorderDidFinishRecording|_ successfully|(_ recorder: AVAudioRecorder, successfully flag: Bool)|
    AVAudioRecorderDelegate|audioRecorderEncodeErrorDidOccur|_ error|(_ recorder: AVAudioRecorder, error: (any Error)?)|
    AVCaptureMetadataOutputObjectsDelegate|metadataOutput|_ didOutput from|(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)|
    AVCapturePhotoCaptureDelegate|photoOutput|_ didCapturePhotoFor|(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)|
    AVCapturePhotoCaptureDelegate|photoOutput|_ didFinishCaptureFor error|(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)|
    AVCapturePhotoCaptureDelegate|photoOutput|_ didFinishProcessingPhoto error|(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)|
    AVCapturePhotoCaptureDelegate|photoOutput|_ willBeginCaptureFor|(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)|
    AVCapturePhotoCaptureDelegate|photoOutput|_ willCapturePhotoFor|(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ didCancel|(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ didContinue|(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ didFinish|(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ didPause|(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ didStart|(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ willSpeak utterance|(_ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance)|
    AVSpeechSynthesizerDelegate|speechSynthesizer|_ willSpeakRangeOfSpeechString utterance|(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)|
    CAAnimationDelegate|animationDidStart|_|(_ anim: CAAnimation)|
    CAAnimationDelegate|animationDidStop|_ finished|(_ anim: CAAnimation, finished flag: Bool)|
    CALayerDelegate|action|for forKey|(for layer: CALayer, forKey event: String) -> (any CAAction)?|nil
    CALayerDelegate|display|_|(_ layer: CALayer)|
    CALayerDelegate|draw|_ in|(_ layer: CALayer, in ctx: CGContext)|
    CALayerDelegate|layoutSublayers|of|(of layer: CALayer)|
    CBCentralManagerDelegate|centralManager|_ didConnect|(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)|
    CBCentralManagerDelegate|centralManager|_ didDisconnectPeripheral error|(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)|
    CBCentralManagerDelegate|centralManager|_ didDiscover advertisementData rssi|(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)|
    CBCentralManagerDelegate|centralManager|_ didFailToConnect error|(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)|
    CBCentralManagerDelegate|centralManager|_ willRestoreState|(_ central: CBCentralManager, willRestoreState dict: [String: Any])|
    CBPeripheralDelegate|peripheralDidUpdateName|_|(_ peripheral: CBPeripheral)|
    CBPeripheralDelegate|peripheralIsReady|toSendWriteWithoutResponse|(toSendWriteWithoutResponse peripheral: CBPeripheral)|
    CBPeripheralDelegate|peripheral|_ didDiscoverCharacteristicsFor error|(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didDiscoverDescriptorsFor error|(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didDiscoverIncludedServicesFor error|(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didDiscoverServices|(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didModifyServices|(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])|
    CBPeripheralDelegate|peripheral|_ didReadRSSI error|(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didUpdateNotificationStateFor error|(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didUpdateValueFor error|(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)|
    CBPeripheralDelegate|peripheral|_ didWriteValueFor error|(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)|
    CBPeripheralManagerDelegate|peripheralManagerDidStartAdvertising|_ error|(_ peripheral: CBPeripheralManager, error: (any Error)?)|
    CBPeripheralManagerDelegate|peripheralManagerIsReady|toUpdateSubscribers|(toUpdateSubscribers peripheral: CBPeripheralManager)|
    CBPeripheralManagerDelegate|peripheralManager|_ central didSubscribeTo|(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)|
    CBPeripheralManagerDelegate|peripheralManager|_ central didUnsubscribeFrom|(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)|
    CBPeripheralManagerDelegate|peripheralManager|_ didAdd error|(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)|
    CBPeripheralManagerDelegate|peripheralManager|_ didReceiveRead|(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)|
    CBPeripheralManagerDelegate|peripheralManager|_ didReceiveWrite|(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])|
    CBPeripheralManagerDelegate|peripheralManager|_ willRestoreState|(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])|
    CLLocationManagerDelegate|locationManagerDidChangeAuthorization|_|(_ manager: CLLocationManager)|?
    CLLocationManagerDelegate|locationManagerShouldDisplayHeadingCalibration|_|(_ manager: CLLocationManager) -> Bool|false
    CLLocationManagerDelegate|locationManager|_ didChangeAuthorization|(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)|
    CLLocationManagerDelegate|locationManager|_ didDetermineState for|(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)|
    CLLocationManagerDelegate|locationManager|_ didEnterRegion|(_ manager: CLLocationManager, didEnterRegion region: CLRegion)|
    CLLocationManagerDelegate|locationManager|_ didExitRegion|(_ manager: CLLocationManager, didExitRegion region: CLRegion)|
    CLLocationManagerDelegate|locationManager|_ didFailWithError|(_ manager: CLLocationManager, didFailWithError error: any Error)|
    CLLocationManagerDelegate|locationManager|_ didStartMonitoringFor|(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)|
    CLLocationManagerDelegate|locationManager|_ didUpdateHeading|(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)|
    CLLocationManagerDelegate|locationManager|_ didUpdateLocations|(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])|
    CLLocationManagerDelegate|locationManager|_ monitoringDidFailFor withError|(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)|
    CNContactPickerDelegate|contactPickerDidCancel|_|(_ picker: CNContactPickerViewController)|
    CNContactPickerDelegate|contactPicker|_ didSelectContactProperties|(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])|?
    CNContactPickerDelegate|contactPicker|_ didSelect|(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)|?
    CNContactViewControllerDelegate|contactViewController|_ didCompleteWith|(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)|
    CNContactViewControllerDelegate|contactViewController|_ shouldPerformDefaultActionFor|(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool|true
    CXProviderDelegate|providerDidBegin|_|(_ provider: CXProvider)|
    CXProviderDelegate|provider|_ didActivate|(_ provider: CXProvider, didActivate audioSession: AVAudioSession)|
    CXProviderDelegate|provider|_ didDeactivate|(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)|
    CXProviderDelegate|provider|_ execute|(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool|false
    CXProviderDelegate|provider|_ perform|(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)|action.fail()
    CXProviderDelegate|provider|_ timedOutPerforming|(_ provider: CXProvider, timedOutPerforming action: CXAction)|
    DataScannerViewControllerDelegate|dataScanner|_ becameUnavailableWithError|(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)|
    DataScannerViewControllerDelegate|dataScanner|_ didAdd allItems|(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])|
    DataScannerViewControllerDelegate|dataScanner|_ didRemove allItems|(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])|
    DataScannerViewControllerDelegate|dataScanner|_ didTapOn|(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)|
    DataScannerViewControllerDelegate|dataScanner|_ didUpdate allItems|(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])|
    EKCalendarChooserDelegate|calendarChooserDidCancel|_|(_ calendarChooser: EKCalendarChooser)|
    EKCalendarChooserDelegate|calendarChooserDidFinish|_|(_ calendarChooser: EKCalendarChooser)|
    EKCalendarChooserDelegate|calendarChooserSelectionDidChange|_|(_ calendarChooser: EKCalendarChooser)|
    EKEventEditViewDelegate|eventEditViewControllerDefaultCalendar|forNewEvents|(forNewEvents controller: EKEventEditViewController) -> EKCalendar|?
    MKLocalSearchCompleterDelegate|completerDidUpdateResults|_|(_ completer: MKLocalSearchCompleter)|
    MKLocalSearchCompleterDelegate|completer|_ didFailWithError|(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)|
    MKMapViewDelegate|mapViewDidChangeVisibleRegion|_|(_ mapView: MKMapView)|
    MKMapViewDelegate|mapViewDidFailLoadingMap|_ withError|(_ mapView: MKMapView, withError error: any Error)|
    MKMapViewDelegate|mapViewDidFinishLoadingMap|_|(_ mapView: MKMapView)|
    MKMapViewDelegate|mapViewDidFinishRenderingMap|_ fullyRendered|(_ mapView: MKMapView, fullyRendered: Bool)|
    MKMapViewDelegate|mapViewDidStopLocatingUser|_|(_ mapView: MKMapView)|
    MKMapViewDelegate|mapViewWillStartLoadingMap|_|(_ mapView: MKMapView)|
    MKMapViewDelegate|mapViewWillStartLocatingUser|_|(_ mapView: MKMapView)|
    MKMapViewDelegate|mapViewWillStartRenderingMap|_|(_ mapView: MKMapView)|
    MKMapViewDelegate|mapView|_ annotationView calloutAccessoryControlTapped|(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)|
    MKMapViewDelegate|mapView|_ annotationView didChange fromOldState|(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)|
    MKMapViewDelegate|mapView|_ clusterAnnotationForMemberAnnotations|(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation|MKClusterAnnotation(memberAnnotations: memberAnnotations)
    MKMapViewDelegate|mapView|_ didAdd|(_ mapView: MKMapView, didAdd views: [MKAnnotationView])|
    MKMapViewDelegate|mapView|_ didChange animated|(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)|
    MKMapViewDelegate|mapView|_ didDeselect|(_ mapView: MKMapView, didDeselect view: MKAnnotationView)|
    MKMapViewDelegate|mapView|_ didFailToLocateUserWithError|(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)|
    MKMapViewDelegate|mapView|_ didSelect|(_ mapView: MKMapView, didSelect view: MKAnnotationView)|
    MKMapViewDelegate|mapView|_ didUpdate|(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)|
    MKMapViewDelegate|mapView|_ regionDidChangeAnimated|(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)|
    MKMapViewDelegate|mapView|_ regionWillChangeAnimated|(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)|
    MKMapViewDelegate|mapView|_ rendererFor|(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer|MKOverlayRenderer(overlay: overlay)
    MKMapViewDelegate|mapView|_ viewFor|(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?|nil
    MKOverlay|intersects|_|(_ mapRect: MKMapRect) -> Bool|boundingMapRect.intersects(mapRect)
    MapContent|_add|to|(to list: inout _MapContentList)|body._add(to: &list)
    NFCNDEFReaderSessionDelegate|readerSessionDidBecomeActive|_|(_ session: NFCNDEFReaderSession)|
    NSLayoutManagerDelegate|layoutManagerDidInvalidateLayout|_|(_ sender: NSLayoutManager)|
    NSLayoutManagerDelegate|layoutManager|_ boundingBoxForControlGlyphAt for proposedLineFragment glyphPosition characterIndex|(_ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int) -> CGRect|CGRect(origin: glyphPosition, size: CGSize(width: 0, height: proposedRect.height))
    NSLayoutManagerDelegate|layoutManager|_ didCompleteLayoutFor atEnd|(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)|
    NSLayoutManagerDelegate|layoutManager|_ lineSpacingAfterGlyphAt withProposedLineFragmentRect|(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat|0
    NSLayoutManagerDelegate|layoutManager|_ paragraphSpacingAfterGlyphAt withProposedLineFragmentRect|(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat|0
    NSLayoutManagerDelegate|layoutManager|_ paragraphSpacingBeforeGlyphAt withProposedLineFragmentRect|(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat|0
    NSLayoutManagerDelegate|layoutManager|_ shouldBreakLineByWordBeforeCharacterAt|(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool|true
    NSLayoutManagerDelegate|layoutManager|_ shouldGenerateGlyphs properties characterIndexes font forGlyphRange|(_ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange) -> Int|0
    NSLayoutManagerDelegate|layoutManager|_ shouldSetLineFragmentRect lineFragmentUsedRect baselineOffset in forGlyphRange|(_ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange) -> Bool|false
    NSLayoutManagerDelegate|layoutManager|_ shouldUse forControlCharacterAt|(_ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int) -> NSLayoutManager.ControlCharacterAction|action
    NSLayoutManagerDelegate|layoutManager|_ textContainer didChangeGeometryFrom|(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)|
    NSTextStorageDelegate|textStorage|_ didProcessEditing range changeInLength|(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)|
    NSTextStorageDelegate|textStorage|_ willProcessEditing range changeInLength|(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)|
    NSUserActivityDelegate|userActivityWasContinued|_|(_ userActivity: NSUserActivity)|
    NSUserActivityDelegate|userActivityWillSave|_|(_ userActivity: NSUserActivity)|
    SFSafariViewControllerDelegate|safariViewControllerDidFinish|_|(_ controller: SFSafariViewController)|
    SFSafariViewControllerDelegate|safariViewController|_ didCompleteInitialLoad|(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionDidDetectSpeech|_|(_ task: SFSpeechRecognitionTask)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionTaskFinishedReadingAudio|_|(_ task: SFSpeechRecognitionTask)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionTaskWasCancelled|_|(_ task: SFSpeechRecognitionTask)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionTask|_ didFinishRecognition|(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionTask|_ didFinishSuccessfully|(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionTask|_ didHypothesizeTranscription|(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)|
    SFSpeechRecognitionTaskDelegate|speechRecognitionTask|_ didProcessAudioDuration|(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)|
    SFSpeechRecognizerDelegate|speechRecognizer|_ availabilityDidChange|(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)|
    SKOverlayDelegate|storeOverlayDidFailToLoad|_ error|(_ overlay: SKOverlay, error: any Error)|
    SKOverlayDelegate|storeOverlayDidFinishDismissal|_ transitionContext|(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)|
    SKOverlayDelegate|storeOverlayDidFinishPresentation|_ transitionContext|(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)|
    SKOverlayDelegate|storeOverlayWillStartDismissal|_ transitionContext|(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)|
    SKOverlayDelegate|storeOverlayWillStartPresentation|_ transitionContext|(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)|
    SKPaymentTransactionObserver|paymentQueueDidChangeStorefront|_|(_ queue: SKPaymentQueue)|
    SKPaymentTransactionObserver|paymentQueueRestoreCompletedTransactionsFinished|_|(_ queue: SKPaymentQueue)|
    SKPaymentTransactionObserver|paymentQueue|_ didRevokeEntitlementsForProductIdentifiers|(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])|
    SKPaymentTransactionObserver|paymentQueue|_ removedTransactions|(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])|
    SKPaymentTransactionObserver|paymentQueue|_ restoreCompletedTransactionsFailedWithError|(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)|
    SKPaymentTransactionObserver|paymentQueue|_ shouldAddStorePayment for|(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool|false
    SKPhysicsContactDelegate|didBegin|_|(_ contact: SKPhysicsContact)|
    SKPhysicsContactDelegate|didEnd|_|(_ contact: SKPhysicsContact)|
    SKRequestDelegate|requestDidFinish|_|(_ request: SKRequest)|
    SKRequestDelegate|request|_ didFailWithError|(_ request: SKRequest, didFailWithError error: any Error)|
    SKSceneDelegate|didApplyConstraints|for|(for scene: SKScene)|
    SKSceneDelegate|didEvaluateActions|for|(for scene: SKScene)|
    SKSceneDelegate|didFinishUpdate|for|(for scene: SKScene)|
    SKSceneDelegate|didSimulatePhysics|for|(for scene: SKScene)|
    SKSceneDelegate|update|_ for|(_ currentTime: TimeInterval, for scene: SKScene)|
    SKStoreProductViewControllerDelegate|productViewControllerDidFinish|_|(_ viewController: SKStoreProductViewController)|
    UIAccessibilityContainerDataTable|accessibilityHeaderElements|forColumn|(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?|nil
    UIAccessibilityContainerDataTable|accessibilityHeaderElements|forRow|(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?|nil
    UIAccessibilityReadingContent|accessibilityAttributedContent|forLineNumber|(forLineNumber lineNumber: Int) -> NSAttributedString?|accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    UIAccessibilityReadingContent|accessibilityAttributedPageContent|-|() -> NSAttributedString?|accessibilityPageContent().map { NSAttributedString(string: $0) }
    UIActivityItemSource|activityViewController|_ subjectForActivityType|(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String|""
    UIActivityItemsConfigurationReading|activityItemsConfigurationMetadataForItem|at key|(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?|nil
    UIActivityItemsConfigurationReading|activityItemsConfigurationMetadata|key|(key: UIActivityItemsConfigurationMetadataKey) -> Any?|nil
    UIActivityItemsConfigurationReading|activityItemsConfigurationPreviewForItem|at intent suggestedSize|(at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize) -> NSItemProvider?|nil
    UIActivityItemsConfigurationReading|activityItemsConfigurationSupports|interaction|(interaction: UIActivityItemsConfigurationInteraction) -> Bool|true
    UIAdaptivePresentationControllerDelegate|adaptivePresentationStyle|for traitCollection|(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle|?
    UIAdaptivePresentationControllerDelegate|adaptivePresentationStyle|for|(for controller: UIPresentationController) -> UIModalPresentationStyle|.automatic
    UIAdaptivePresentationControllerDelegate|presentationControllerDidAttemptToDismiss|_|(_ presentationController: UIPresentationController)|
    UIAdaptivePresentationControllerDelegate|presentationControllerDidDismiss|_|(_ presentationController: UIPresentationController)|
    UIAdaptivePresentationControllerDelegate|presentationControllerShouldDismiss|_|(_ presentationController: UIPresentationController) -> Bool|true
    UIAdaptivePresentationControllerDelegate|presentationControllerWillDismiss|_|(_ presentationController: UIPresentationController)|
    UIAdaptivePresentationControllerDelegate|presentationController|_ prepare|(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)|
    UIAdaptivePresentationControllerDelegate|presentationController|_ viewControllerForAdaptivePresentationStyle|(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?|nil
    UIApplicationDelegate|applicationDidBecomeActive|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationDidEnterBackground|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationDidFinishLaunching|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationDidReceiveMemoryWarning|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationProtectedDataDidBecomeAvailable|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationProtectedDataWillBecomeUnavailable|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationShouldAutomaticallyLocalizeKeyCommands|_|(_ application: UIApplication) -> Bool|true
    UIApplicationDelegate|applicationSignificantTimeChange|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationWillEnterForeground|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationWillResignActive|_|(_ application: UIApplication)|
    UIApplicationDelegate|applicationWillTerminate|_|(_ application: UIApplication)|
    UIApplicationDelegate|application|_ configurationForConnecting options|(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration|connectingSceneSession.configuration
    UIApplicationDelegate|application|_ continue restorationHandler|(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool|false
    UIApplicationDelegate|application|_ didDecodeRestorableStateWith|(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)|
    UIApplicationDelegate|application|_ didDiscardSceneSessions|(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)|
    UIApplicationDelegate|application|_ didFailToContinueUserActivityWithType error|(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)|
    UIApplicationDelegate|application|_ didFailToRegisterForRemoteNotificationsWithError|(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)|
    UIApplicationDelegate|application|_ didFinishLaunchingWithOptions|(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool|applicationDidFinishLaunching(application) return true
    UIApplicationDelegate|application|_ didReceiveRemoteNotification fetchCompletionHandler|(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)|completionHandler(.noData)
    UIApplicationDelegate|application|_ didRegisterForRemoteNotificationsWithDeviceToken|(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)|
    UIApplicationDelegate|application|_ didUpdate|(_ application: UIApplication, didUpdate userActivity: NSUserActivity)|
    UIApplicationDelegate|application|_ handleEventsForBackgroundURLSession completionHandler|(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)|completionHandler()
    UIApplicationDelegate|application|_ open options|(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool|false
    UIApplicationDelegate|application|_ performActionFor completionHandler|(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)|completionHandler(false)
    UIApplicationDelegate|application|_ performFetchWithCompletionHandler|(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)|completionHandler(.noData)
    UIApplicationDelegate|application|_ shouldAllowExtensionPointIdentifier|(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool|true
    UIApplicationDelegate|application|_ shouldRestoreSecureApplicationState|(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool|false
    UIApplicationDelegate|application|_ shouldSaveSecureApplicationState|(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool|false
    UIApplicationDelegate|application|_ supportedInterfaceOrientationsFor|(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask|application.supportedInterfaceOrientations(for: window)
    UIApplicationDelegate|application|_ viewControllerWithRestorationIdentifierPath coder|(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?|nil
    UIApplicationDelegate|application|_ willContinueUserActivityWithType|(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool|false
    UIApplicationDelegate|application|_ willEncodeRestorableStateWith|(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)|
    UIApplicationDelegate|application|_ willFinishLaunchingWithOptions|(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool|true
    UIBarPositioningDelegate|position|for|(for bar: any UIBarPositioning) -> UIBarPosition|.any
    UICalendarSelectionMultiDateDelegate|multiDateSelection|_ canDeselectDate|(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool|true
    UICalendarSelectionMultiDateDelegate|multiDateSelection|_ canSelectDate|(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool|true
    UICalendarSelectionSingleDateDelegate|dateSelection|_ canSelectDate|(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool|true
    UICalendarViewDelegate|calendarView|_ decorationFor|(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?|nil
    UICalendarViewDelegate|calendarView|_ didChangeVisibleDateComponentsFrom|(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)|
    UICollectionViewDataSourcePrefetching|collectionView|_ cancelPrefetchingForItemsAt|(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])|
    UICollectionViewDataSource|collectionView|_ canMoveItemAt|(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool|ObjCRuntime.responds(self, to: "collectionView:moveItemAt:to:")
    UICollectionViewDataSource|collectionView|_ moveItemAt to|(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)|
    UICollectionViewDataSource|collectionView|_ viewForSupplementaryElementOfKind at|(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView|UICollectionReusableView(frame: .zero)
    UICollectionViewDataSource|indexTitles|for|(for collectionView: UICollectionView) -> [String]?|nil
    UICollectionViewDataSource|numberOfSections|in|(in collectionView: UICollectionView) -> Int|1
    UICollectionViewDelegateFlowLayout|collectionView|_ layout insetForSectionAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets|(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    UICollectionViewDelegateFlowLayout|collectionView|_ layout minimumInteritemSpacingForSectionAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat|(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    UICollectionViewDelegateFlowLayout|collectionView|_ layout minimumLineSpacingForSectionAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat|(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    UICollectionViewDelegateFlowLayout|collectionView|_ layout referenceSizeForFooterInSection|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize|(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    UICollectionViewDelegateFlowLayout|collectionView|_ layout referenceSizeForHeaderInSection|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize|(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    UICollectionViewDelegateFlowLayout|collectionView|_ layout sizeForItemAt|(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize|(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    UICollectionViewDelegate|collectionViewDidEndMultipleSelectionInteraction|_|(_ collectionView: UICollectionView)|
    UICollectionViewDelegate|collectionView|_ canEditItemAt|(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ canPerformAction forItemAt withSender|(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool|false
    UICollectionViewDelegate|collectionView|_ canPerformPrimaryActionForItemAt|(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ contextMenuConfiguration dismissalPreviewForItemAt|(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?|nil
    UICollectionViewDelegate|collectionView|_ contextMenuConfiguration highlightPreviewForItemAt|(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?|self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    UICollectionViewDelegate|collectionView|_ contextMenuConfigurationForItemAt point|(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?|nil
    UICollectionViewDelegate|collectionView|_ contextMenuConfigurationForItemsAt point|(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?|?
    UICollectionViewDelegate|collectionView|_ didBeginMultipleSelectionInteractionAt|(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didDeselectItemAt|(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didEndDisplaying forItemAt|(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didEndDisplayingSupplementaryView forElementOfKind at|(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didHighlightItemAt|(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didSelectItemAt|(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ didUnhighlightItemAt|(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ performAction forItemAt withSender|(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)|
    UICollectionViewDelegate|collectionView|_ performPrimaryActionForItemAt|(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ previewForDismissingContextMenuWithConfiguration|(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?|nil
    UICollectionViewDelegate|collectionView|_ previewForHighlightingContextMenuWithConfiguration|(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?|nil
    UICollectionViewDelegate|collectionView|_ shouldBeginMultipleSelectionInteractionAt|(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool|false
    UICollectionViewDelegate|collectionView|_ shouldDeselectItemAt|(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ shouldHighlightItemAt|(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ shouldSelectItemAt|(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool|true
    UICollectionViewDelegate|collectionView|_ shouldShowMenuForItemAt|(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool|false
    UICollectionViewDelegate|collectionView|_ targetIndexPathForMoveFromItemAt toProposedIndexPath|(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath|proposedIndexPath
    UICollectionViewDelegate|collectionView|_ targetIndexPathForMoveOfItemFromOriginalIndexPath atCurrentIndexPath toProposedIndexPath|(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath|self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    UICollectionViewDelegate|collectionView|_ willDisplay forItemAt|(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ willDisplayContextMenu animator|(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)|
    UICollectionViewDelegate|collectionView|_ willDisplaySupplementaryView forElementKind at|(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)|
    UICollectionViewDelegate|collectionView|_ willEndContextMenuInteraction animator|(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)|
    UICollectionViewDelegate|collectionView|_ willPerformPreviewActionForMenuWith animator|(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)|
    UICollectionViewDragDelegate|collectionView|_ dragPreviewParametersForItemAt|(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?|nil
    UICollectionViewDragDelegate|collectionView|_ dragSessionAllowsMoveOperation|(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool|true
    UICollectionViewDragDelegate|collectionView|_ dragSessionDidEnd|(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)|
    UICollectionViewDragDelegate|collectionView|_ dragSessionIsRestrictedToDraggingApplication|(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool|false
    UICollectionViewDragDelegate|collectionView|_ dragSessionWillBegin|(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)|
    UICollectionViewDragDelegate|collectionView|_ itemsForAddingTo at point|(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]|[]
    UICollectionViewDropDelegate|collectionView|_ canHandle|(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool|true
    UICollectionViewDropDelegate|collectionView|_ dropPreviewParametersForItemAt|(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?|nil
    UICollectionViewDropDelegate|collectionView|_ dropSessionDidEnd|(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)|
    UICollectionViewDropDelegate|collectionView|_ dropSessionDidEnter|(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)|
    UICollectionViewDropDelegate|collectionView|_ dropSessionDidExit|(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)|
    UICollectionViewDropDelegate|collectionView|_ dropSessionDidUpdate withDestinationIndexPath|(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal|UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    UIColorPickerViewControllerDelegate|colorPickerViewControllerDidFinish|_|(_ viewController: UIColorPickerViewController)|
    UIColorPickerViewControllerDelegate|colorPickerViewControllerDidSelectColor|_|(_ viewController: UIColorPickerViewController)|
    UIColorPickerViewControllerDelegate|colorPickerViewController|_ didSelect continuously|(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)|colorPickerViewControllerDidSelectColor(viewController)
    UIContentView|supports|_|(_ configuration: any UIContentConfiguration) -> Bool|?
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ configuration dismissalPreviewForItemWithIdentifier|(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?|nil
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ configuration highlightPreviewForItemWithIdentifier|(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?|?
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ previewForDismissingMenuWithConfiguration|(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?|nil
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ previewForHighlightingMenuWithConfiguration|(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?|nil
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ willDisplayMenuFor animator|(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)|
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ willEndFor animator|(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)|
    UIContextMenuInteractionDelegate|contextMenuInteraction|_ willPerformPreviewActionForMenuWith animator|(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)|
    UIDocumentBrowserViewControllerDelegate|documentBrowser|_ didImportDocumentAt toDestinationURL|(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)|
    UIDocumentBrowserViewControllerDelegate|documentBrowser|_ didPickDocumentURLs|(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])|
    UIDocumentBrowserViewControllerDelegate|documentBrowser|_ didPickDocumentsAt|(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])|?
    UIDocumentBrowserViewControllerDelegate|documentBrowser|_ didRequestDocumentCreationWithHandler|(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)|importHandler(nil, .none)
    UIDocumentBrowserViewControllerDelegate|documentBrowser|_ failedToImportDocumentAt error|(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)|
    UIDocumentPickerDelegate|documentPickerWasCancelled|_|(_ controller: UIDocumentPickerViewController)|
    UIDocumentPickerDelegate|documentPicker|_ didPickDocumentAt|(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)|
    UIDocumentPickerDelegate|documentPicker|_ didPickDocumentsAt|(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])|?
    UIDragInteractionDelegate|dragInteraction|_ previewForLifting session|(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?|nil
    UIDragInteractionDelegate|dragInteraction|_ session didEndWith|(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)|
    UIDragInteractionDelegate|dragInteraction|_ session willEndWith|(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)|
    UIDragInteractionDelegate|dragInteraction|_ sessionAllowsMoveOperation|(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool|true
    UIDragInteractionDelegate|dragInteraction|_ sessionDidMove|(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)|
    UIDragInteractionDelegate|dragInteraction|_ sessionIsRestrictedToDraggingApplication|(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool|false
    UIDragInteractionDelegate|dragInteraction|_ sessionWillBegin|(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)|
    UIDropInteractionDelegate|dropInteraction|_ canHandle|(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool|true
    UIDropInteractionDelegate|dropInteraction|_ concludeDrop|(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)|
    UIDropInteractionDelegate|dropInteraction|_ performDrop|(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)|
    UIDropInteractionDelegate|dropInteraction|_ previewForDropping withDefault|(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?|defaultPreview
    UIDropInteractionDelegate|dropInteraction|_ sessionDidEnd|(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)|
    UIDropInteractionDelegate|dropInteraction|_ sessionDidEnter|(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)|
    UIDropInteractionDelegate|dropInteraction|_ sessionDidExit|(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)|
    UIDropInteractionDelegate|dropInteraction|_ sessionDidUpdate|(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal|UIDropProposal(operation: .cancel)
    UIEditMenuInteractionDelegate|editMenuInteraction|_ menuFor suggestedActions|(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?|UIMenu(children: suggestedActions)
    UIEditMenuInteractionDelegate|editMenuInteraction|_ targetRectFor|(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect|CGRect(origin: configuration.sourcePoint, size: .zero)
    UIEditMenuInteractionDelegate|editMenuInteraction|_ willDismissMenuFor animator|(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)|
    UIEditMenuInteractionDelegate|editMenuInteraction|_ willPresentMenuFor animator|(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)|
    UIFontPickerViewControllerDelegate|fontPickerViewControllerDidCancel|_|(_ viewController: UIFontPickerViewController)|
    UIFontPickerViewControllerDelegate|fontPickerViewControllerDidPickFont|_|(_ viewController: UIFontPickerViewController)|
    UIGestureRecognizerDelegate|gestureRecognizerShouldBegin|_|(_ gestureRecognizer: UIGestureRecognizer) -> Bool|true
    UIGestureRecognizerDelegate|gestureRecognizer|_ shouldBeRequiredToFailBy|(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool|false
    UIGestureRecognizerDelegate|gestureRecognizer|_ shouldReceive|(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool|true
    UIGestureRecognizerDelegate|gestureRecognizer|_ shouldRecognizeSimultaneouslyWith|(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool|false
    UIGestureRecognizerDelegate|gestureRecognizer|_ shouldRequireFailureOf|(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool|false
    UIGuidedAccessRestrictionDelegate|detailTextForGuidedAccessRestriction|withIdentifier|(withIdentifier restrictionIdentifier: String) -> String?|nil
    UIImagePickerControllerDelegate|imagePickerControllerDidCancel|_|(_ picker: UIImagePickerController)|?
    UIImagePickerControllerDelegate|imagePickerController|_ didFinishPickingMediaWithInfo|(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])|
    UILargeContentViewerInteractionDelegate|largeContentViewerInteraction|_ didEndOn at|(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)|
    UILargeContentViewerInteractionDelegate|largeContentViewerInteraction|_ itemAt|(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)?|?
    UILargeContentViewerInteractionDelegate|viewController|for|(for interaction: UILargeContentViewerInteraction) -> UIViewController|?
    UINavigationBarDelegate|navigationBar|_ didPop|(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)|
    UINavigationBarDelegate|navigationBar|_ didPush|(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)|
    UINavigationBarDelegate|navigationBar|_ shouldPop|(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool|true
    UINavigationBarDelegate|navigationBar|_ shouldPush|(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool|true
    UINavigationControllerDelegate|navigationController|_ animationControllerFor from to|(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?|nil
    UINavigationControllerDelegate|navigationController|_ didShow animated|(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)|
    UINavigationControllerDelegate|navigationController|_ interactionControllerFor|(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?|nil
    UINavigationControllerDelegate|navigationController|_ willShow animated|(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)|
    UIPageControlProgressDelegate|pageControlProgress|_ initialProgressForPage|(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float|0
    UIPageViewControllerDataSource|presentationCount|for|(for pageViewController: UIPageViewController) -> Int|0
    UIPageViewControllerDataSource|presentationIndex|for|(for pageViewController: UIPageViewController) -> Int|0
    UIPageViewControllerDelegate|pageViewController|_ didFinishAnimating previousViewControllers transitionCompleted|(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)|
    UIPageViewControllerDelegate|pageViewController|_ willTransitionTo|(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])|
    UIPencilInteractionDelegate|pencilInteractionDidTap|_|(_ interaction: UIPencilInteraction)|
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityAttributedHintForComponent|(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityAttributedLabelForComponent|(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityAttributedUserInputLabelsForComponent|(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]|[]
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityHintForComponent|(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityLabelForComponent|(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?|nil
    UIPickerViewAccessibilityDelegate|pickerView|_ accessibilityUserInputLabelsForComponent|(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]|?
    UIPickerViewDelegate|pickerView|_ attributedTitleForRow forComponent|(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?|nil
    UIPickerViewDelegate|pickerView|_ didSelectRow inComponent|(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)|
    UIPickerViewDelegate|pickerView|_ rowHeightForComponent|(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat|0
    UIPickerViewDelegate|pickerView|_ titleForRow forComponent|(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?|nil
    UIPickerViewDelegate|pickerView|_ viewForRow forComponent reusing|(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView|?
    UIPickerViewDelegate|pickerView|_ widthForComponent|(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat|0
    UIPointerInteractionDelegate|pointerInteraction|_ regionFor defaultRegion|(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?|defaultRegion
    UIPointerInteractionDelegate|pointerInteraction|_ styleFor|(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?|nil
    UIPointerInteractionDelegate|pointerInteraction|_ willEnter animator|(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)|
    UIPointerInteractionDelegate|pointerInteraction|_ willExit animator|(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)|
    UIPopoverPresentationControllerDelegate|popoverPresentationControllerDidDismissPopover|_|(_ popoverPresentationController: UIPopoverPresentationController)|
    UIPopoverPresentationControllerDelegate|popoverPresentationControllerShouldDismissPopover|_|(_ popoverPresentationController: UIPopoverPresentationController) -> Bool|true
    UIPopoverPresentationControllerDelegate|prepareForPopoverPresentation|_|(_ popoverPresentationController: UIPopoverPresentationController)|
    UISceneDelegate|sceneDidBecomeActive|_|(_ scene: UIScene)|
    UISceneDelegate|sceneDidDisconnect|_|(_ scene: UIScene)|
    UISceneDelegate|sceneDidEnterBackground|_|(_ scene: UIScene)|
    UISceneDelegate|sceneWillEnterForeground|_|(_ scene: UIScene)|
    UISceneDelegate|sceneWillResignActive|_|(_ scene: UIScene)|
    UISceneDelegate|scene|_ continue|(_ scene: UIScene, continue userActivity: NSUserActivity)|
    UISceneDelegate|scene|_ didFailToContinueUserActivityWithType error|(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)|
    UISceneDelegate|scene|_ didUpdate|(_ scene: UIScene, didUpdate userActivity: NSUserActivity)|
    UISceneDelegate|scene|_ openURLContexts|(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)|
    UISceneDelegate|scene|_ restoreInteractionStateWith|(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)|
    UISceneDelegate|scene|_ willConnectTo options|(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)|
    UISceneDelegate|scene|_ willContinueUserActivityWithType|(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)|
    UISceneDelegate|stateRestorationActivity|for|(for scene: UIScene) -> NSUserActivity?|nil
    UIScrollViewAccessibilityDelegate|accessibilityAttributedScrollStatus|for|(for scrollView: UIScrollView) -> NSAttributedString?|nil
    UIScrollViewAccessibilityDelegate|accessibilityScrollStatus|for|(for scrollView: UIScrollView) -> String?|nil
    UIScrollViewDelegate|scrollViewDidChangeAdjustedContentInset|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidEndDecelerating|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidEndDragging|_ willDecelerate|(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)|
    UIScrollViewDelegate|scrollViewDidEndScrollingAnimation|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidEndZooming|_ with atScale|(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)|
    UIScrollViewDelegate|scrollViewDidScrollToTop|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidScroll|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewDidZoom|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewShouldScrollToTop|_|(_ scrollView: UIScrollView) -> Bool|true
    UIScrollViewDelegate|scrollViewWillBeginDecelerating|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewWillBeginDragging|_|(_ scrollView: UIScrollView)|
    UIScrollViewDelegate|scrollViewWillBeginZooming|_ with|(_ scrollView: UIScrollView, with view: UIView?)|
    UIScrollViewDelegate|scrollViewWillEndDragging|_ withVelocity targetContentOffset|(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)|
    UIScrollViewDelegate|viewForZooming|in|(in scrollView: UIScrollView) -> UIView?|nil
    UISearchBarDelegate|searchBarBookmarkButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarCancelButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarResultsListButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarSearchButtonClicked|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarShouldBeginEditing|_|(_ searchBar: UISearchBar) -> Bool|true
    UISearchBarDelegate|searchBarShouldEndEditing|_|(_ searchBar: UISearchBar) -> Bool|true
    UISearchBarDelegate|searchBarTextDidBeginEditing|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBarTextDidEndEditing|_|(_ searchBar: UISearchBar)|
    UISearchBarDelegate|searchBar|_ selectedScopeButtonIndexDidChange|(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)|
    UISearchBarDelegate|searchBar|_ shouldChangeTextIn replacementText|(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool|true
    UISearchBarDelegate|searchBar|_ textDidChange|(_ searchBar: UISearchBar, textDidChange searchText: String)|
    UISearchControllerDelegate|didDismissSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|didPresentSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|presentSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|searchController|_ didChangeFrom|(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)|
    UISearchControllerDelegate|searchController|_ willChangeTo|(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)|
    UISearchControllerDelegate|willDismissSearchController|_|(_ searchController: UISearchController)|
    UISearchControllerDelegate|willPresentSearchController|_|(_ searchController: UISearchController)|
    UISearchResultsUpdating|updateSearchResults|for selecting|(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)|
    UISearchTextFieldDelegate|searchTextField|_ didSelect|(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)|
    UISheetPresentationControllerDelegate|sheetPresentationControllerDidChangeSelectedDetentIdentifier|_|(_ sheetPresentationController: UISheetPresentationController)|
    UISplitViewControllerDelegate|splitViewController|_ collapseSecondary onto|(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool|false
    UISplitViewControllerDelegate|splitViewController|_ showDetail sender|(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool|false
    UISplitViewControllerDelegate|splitViewController|_ topColumnForCollapsingToProposedTopColumn|(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column|proposedTopColumn
    UISplitViewControllerDelegate|splitViewController|_ willChangeTo|(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)|
    UIStateRestoring|applicationFinishedRestoringState|-|()|
    UIStateRestoring|decodeRestorableState|with|(with coder: NSCoder)|
    UIStateRestoring|encodeRestorableState|with|(with coder: NSCoder)|
    UITabBarControllerDelegate|tabBarController|_ animationControllerForTransitionFrom to|(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?|nil
    UITabBarControllerDelegate|tabBarController|_ didSelectTab previousTab|(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)|
    UITabBarControllerDelegate|tabBarController|_ didSelect|(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)|
    UITabBarControllerDelegate|tabBarController|_ interactionControllerFor|(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?|nil
    UITabBarControllerDelegate|tabBarController|_ shouldSelectTab|(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool|true
    UITabBarControllerDelegate|tabBarController|_ shouldSelect|(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool|true
    UITabBarDelegate|tabBar|_ didSelect|(_ tabBar: UITabBar, didSelect item: UITabBarItem)|
    UITableViewDataSourcePrefetching|tableView|_ cancelPrefetchingForRowsAt|(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])|
    UITableViewDataSource|numberOfSections|in|(in tableView: UITableView) -> Int|1
    UITableViewDataSource|sectionIndexTitles|for|(for tableView: UITableView) -> [String]?|nil
    UITableViewDataSource|tableView|_ canEditRowAt|(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDataSource|tableView|_ canMoveRowAt|(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool|ObjCRuntime.responds(self, to: "tableView:moveRowAt:to:")
    UITableViewDataSource|tableView|_ commit forRowAt|(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)|
    UITableViewDataSource|tableView|_ moveRowAt to|(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)|
    UITableViewDataSource|tableView|_ sectionForSectionIndexTitle at|(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int|index
    UITableViewDataSource|tableView|_ titleForFooterInSection|(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?|nil
    UITableViewDataSource|tableView|_ titleForHeaderInSection|(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?|nil
    UITableViewDelegate|tableViewDidEndMultipleSelectionInteraction|_|(_ tableView: UITableView)|
    UITableViewDelegate|tableView|_ accessoryButtonTappedForRowWith|(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ canFocusRowAt|(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ canPerformAction forRowAt withSender|(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool|false
    UITableViewDelegate|tableView|_ canPerformPrimaryActionForRowAt|(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ contextMenuConfigurationForRowAt point|(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?|nil
    UITableViewDelegate|tableView|_ didBeginMultipleSelectionInteractionAt|(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didDeselectRowAt|(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didEndDisplaying forRowAt|(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didEndDisplayingFooterView forSection|(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)|
    UITableViewDelegate|tableView|_ didEndDisplayingHeaderView forSection|(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)|
    UITableViewDelegate|tableView|_ didEndEditingRowAt|(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)|
    UITableViewDelegate|tableView|_ didHighlightRowAt|(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didSelectRowAt|(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ didUnhighlightRowAt|(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ editActionsForRowAt|(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?|nil
    UITableViewDelegate|tableView|_ editingStyleForRowAt|(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle|.delete
    UITableViewDelegate|tableView|_ estimatedHeightForFooterInSection|(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat|tableView.estimatedSectionFooterHeight
    UITableViewDelegate|tableView|_ estimatedHeightForHeaderInSection|(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat|tableView.estimatedSectionHeaderHeight
    UITableViewDelegate|tableView|_ estimatedHeightForRowAt|(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat|tableView.estimatedRowHeight
    UITableViewDelegate|tableView|_ heightForFooterInSection|(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat|tableView.sectionFooterHeight
    UITableViewDelegate|tableView|_ heightForHeaderInSection|(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat|tableView.sectionHeaderHeight
    UITableViewDelegate|tableView|_ heightForRowAt|(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat|tableView.rowHeight
    UITableViewDelegate|tableView|_ indentationLevelForRowAt|(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int|0
    UITableViewDelegate|tableView|_ leadingSwipeActionsConfigurationForRowAt|(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?|nil
    UITableViewDelegate|tableView|_ performAction forRowAt withSender|(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)|
    UITableViewDelegate|tableView|_ performPrimaryActionForRowAt|(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ previewForDismissingContextMenuWithConfiguration|(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?|nil
    UITableViewDelegate|tableView|_ previewForHighlightingContextMenuWithConfiguration|(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?|nil
    UITableViewDelegate|tableView|_ shouldBeginMultipleSelectionInteractionAt|(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool|false
    UITableViewDelegate|tableView|_ shouldHighlightRowAt|(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ shouldIndentWhileEditingRowAt|(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool|true
    UITableViewDelegate|tableView|_ shouldShowMenuForRowAt|(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool|false
    UITableViewDelegate|tableView|_ targetIndexPathForMoveFromRowAt toProposedIndexPath|(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath|proposedDestinationIndexPath
    UITableViewDelegate|tableView|_ titleForDeleteConfirmationButtonForRowAt|(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?|nil
    UITableViewDelegate|tableView|_ trailingSwipeActionsConfigurationForRowAt|(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?|nil
    UITableViewDelegate|tableView|_ viewForFooterInSection|(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?|nil
    UITableViewDelegate|tableView|_ viewForHeaderInSection|(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?|nil
    UITableViewDelegate|tableView|_ willBeginEditingRowAt|(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ willDeselectRowAt|(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?|indexPath
    UITableViewDelegate|tableView|_ willDisplay forRowAt|(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)|
    UITableViewDelegate|tableView|_ willDisplayContextMenu animator|(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)|
    UITableViewDelegate|tableView|_ willDisplayFooterView forSection|(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)|
    UITableViewDelegate|tableView|_ willDisplayHeaderView forSection|(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)|
    UITableViewDelegate|tableView|_ willEndContextMenuInteraction animator|(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)|
    UITableViewDelegate|tableView|_ willPerformPreviewActionForMenuWith animator|(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)|
    UITableViewDelegate|tableView|_ willSelectRowAt|(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?|indexPath
    UITableViewDragDelegate|tableView|_ dragPreviewParametersForRowAt|(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?|nil
    UITableViewDragDelegate|tableView|_ dragSessionAllowsMoveOperation|(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool|true
    UITableViewDragDelegate|tableView|_ dragSessionDidEnd|(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)|
    UITableViewDragDelegate|tableView|_ dragSessionIsRestrictedToDraggingApplication|(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool|false
    UITableViewDragDelegate|tableView|_ dragSessionWillBegin|(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)|
    UITableViewDragDelegate|tableView|_ itemsForAddingTo at point|(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]|[]
    UITableViewDropDelegate|tableView|_ canHandle|(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool|true
    UITableViewDropDelegate|tableView|_ dropPreviewParametersForRowAt|(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?|nil
    UITableViewDropDelegate|tableView|_ dropSessionDidEnd|(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)|
    UITableViewDropDelegate|tableView|_ dropSessionDidEnter|(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)|
    UITableViewDropDelegate|tableView|_ dropSessionDidExit|(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)|
    UITableViewDropDelegate|tableView|_ dropSessionDidUpdate withDestinationIndexPath|(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal|UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    UITextFieldDelegate|textFieldDidBeginEditing|_|(_ textField: UITextField)|
    UITextFieldDelegate|textFieldDidChangeSelection|_|(_ textField: UITextField)|
    UITextFieldDelegate|textFieldDidEndEditing|_ reason|(_ textField: UITextField, reason: UITextField.DidEndEditingReason)|textFieldDidEndEditing(textField)
    UITextFieldDelegate|textFieldDidEndEditing|_|(_ textField: UITextField)|
    UITextFieldDelegate|textFieldShouldBeginEditing|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textFieldShouldClear|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textFieldShouldEndEditing|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textFieldShouldReturn|_|(_ textField: UITextField) -> Bool|true
    UITextFieldDelegate|textField|_ shouldChangeCharactersIn replacementString|(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool|true
    UITextInput|unmarkText|-|()|
    UITextViewDelegate|textViewDidBeginEditing|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewDidChangeSelection|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewDidChange|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewDidEndEditing|_|(_ textView: UITextView)|
    UITextViewDelegate|textViewShouldBeginEditing|_|(_ textView: UITextView) -> Bool|true
    UITextViewDelegate|textViewShouldEndEditing|_|(_ textView: UITextView) -> Bool|true
    UITextViewDelegate|textView|_ shouldChangeTextIn replacementText|(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool|true
    UIToolTipInteractionDelegate|toolTipInteraction|_ configurationAt|(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?|?
    UIViewControllerAnimatedTransitioning|animationEnded|_|(_ transitionCompleted: Bool)|
    UIViewControllerTransitioningDelegate|animationController|forDismissed|(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?|nil
    UIViewControllerTransitioningDelegate|animationController|forPresented presenting source|(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?|nil
    UIViewControllerTransitioningDelegate|interactionControllerForDismissal|using|(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?|nil
    UIViewControllerTransitioningDelegate|interactionControllerForPresentation|using|(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?|nil
    UIViewControllerTransitioningDelegate|presentationController|forPresented presenting source|(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?|nil
    UIWindowSceneDelegate|windowScene|_ didUpdate interfaceOrientation traitCollection|(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)|
    UIWindowSceneDelegate|windowScene|_ performActionFor completionHandler|(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)|completionHandler(false)
    VNDocumentCameraViewControllerDelegate|documentCameraViewControllerDidCancel|_|(_ controller: VNDocumentCameraViewController)|
    VNDocumentCameraViewControllerDelegate|documentCameraViewController|_ didFailWithError|(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)|
    VNDocumentCameraViewControllerDelegate|documentCameraViewController|_ didFinishWith|(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)|
    WCSessionDelegate|sessionDidBecomeInactive|_|(_ session: WCSession)|
    WCSessionDelegate|sessionDidDeactivate|_|(_ session: WCSession)|
    WCSessionDelegate|sessionReachabilityDidChange|_|(_ session: WCSession)|
    WCSessionDelegate|sessionWatchStateDidChange|_|(_ session: WCSession)|
    WCSessionDelegate|session|_ didFinish error|(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)|
    WCSessionDelegate|session|_ didReceiveApplicationContext|(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])|
    WCSessionDelegate|session|_ didReceiveMessage replyHandler|(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)|
    WCSessionDelegate|session|_ didReceiveMessageData replyHandler|(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)|
    WCSessionDelegate|session|_ didReceiveMessageData|(_ session: WCSession, didReceiveMessageData messageData: Data)|
    WCSessionDelegate|session|_ didReceiveMessage|(_ session: WCSession, didReceiveMessage message: [String: Any])|
    WCSessionDelegate|session|_ didReceiveUserInfo|(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])|
    WCSessionDelegate|session|_ didReceive|(_ session: WCSession, didReceive file: WCSessionFile)|
    WKNavigationDelegate|webViewWebContentProcessDidTerminate|_|(_ webView: WKWebView)|
    WKNavigationDelegate|webView|_ decidePolicyFor decisionHandler|(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)|decisionHandler(.allow)
    WKNavigationDelegate|webView|_ decidePolicyFor preferences decisionHandler|(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)|self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    WKNavigationDelegate|webView|_ didCommit|(_ webView: WKWebView, didCommit navigation: WKNavigation!)|
    WKNavigationDelegate|webView|_ didFail withError|(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)|
    WKNavigationDelegate|webView|_ didFailProvisionalNavigation withError|(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)|
    WKNavigationDelegate|webView|_ didFinish|(_ webView: WKWebView, didFinish navigation: WKNavigation!)|
    WKNavigationDelegate|webView|_ didReceive completionHandler|(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)|completionHandler(.performDefaultHandling, nil)
    WKNavigationDelegate|webView|_ didReceiveServerRedirectForProvisionalNavigation|(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)|
    WKNavigationDelegate|webView|_ didStartProvisionalNavigation|(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)|
    WKUIDelegate|webViewDidClose|_|(_ webView: WKWebView)|
    WKUIDelegate|webView|_ contextMenuConfigurationForElement completionHandler|(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)|completionHandler(nil)
    WKUIDelegate|webView|_ contextMenuDidEndForElement|(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)|
    WKUIDelegate|webView|_ contextMenuForElement willCommitWithAnimator|(_ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo, willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)|
    WKUIDelegate|webView|_ contextMenuWillPresentForElement|(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)|
    WKUIDelegate|webView|_ createWebViewWith for windowFeatures|(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?|nil
    WKUIDelegate|webView|_ requestMediaCapturePermissionFor initiatedByFrame type decisionHandler|(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void)|decisionHandler(.prompt)
    WKUIDelegate|webView|_ runJavaScriptAlertPanelWithMessage initiatedByFrame completionHandler|(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)|completionHandler()
    WKUIDelegate|webView|_ runJavaScriptConfirmPanelWithMessage initiatedByFrame completionHandler|(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)|completionHandler(false)
    WKUIDelegate|webView|_ runJavaScriptTextInputPanelWithPrompt defaultText initiatedByFrame completionHandler|(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)|completionHandler(nil)
    _SystemError|systemDescription|of|(of code: Code) -> String?|nil
    class|AVAssetImageGenerator|NSObject @unchecked Sendable
    class|AVAssetTrack|NSObject AVAsynchronousKeyValueLoading @unchecked Sendable
    class|AVAsset|NSObject AVAsynchronousKeyValueLoading @unchecked Sendable
    class|AVAsyncProperty|AVPartialAsyncProperty<Root> @unchecked Sendable
    class|AVAudioApplication|NSObject @unchecked Sendable
    class|AVAudioBuffer|NSObject @unchecked Sendable
    class|AVAudioChannelLayout|NSObject @unchecked Sendable
    class|AVAudioConnectionPoint|NSObject @unchecked Sendable
    class|AVAudioConverter|NSObject @unchecked Sendable
    class|AVAudioEngine|NSObject @unchecked Sendable
    class|AVAudioFile|NSObject @unchecked Sendable
    class|AVAudioFormat|NSObject @unchecked Sendable
    class|AVAudioIONode|AVAudioNode @unchecked Sendable
    class|AVAudioInputNode|AVAudioIONode AVAudioMixing @unchecked Sendable
    class|AVAudioMixerNode|AVAudioNode AVAudioMixing @unchecked Sendable
    class|AVAudioNode|NSObject @unchecked Sendable
    class|AVAudioOutputNode|AVAudioIONode @unchecked Sendable
    class|AVAudioPCMBuffer|AVAudioBuffer @unchecked Sendable
    class|AVAudioPlayerNode|AVAudioNode AVAudioMixing @unchecked Sendable
    class|AVAudioPlayer|NSObject @unchecked Sendable
    class|AVAudioRecorder|NSObject @unchecked Sendable
    class|AVAudioSessionChannelDescription|NSObject @unchecked Sendable
    class|AVAudioSessionDataSourceDescription|NSObject @unchecked Sendable
    class|AVAudioSessionPortDescription|NSObject @unchecked Sendable
    class|AVAudioSessionRouteDescription|NSObject @unchecked Sendable
    class|AVAudioSession|NSObject @unchecked Sendable
    class|AVAudioSinkNode|AVAudioNode @unchecked Sendable
    class|AVAudioSourceNode|AVAudioNode AVAudioMixing @unchecked Sendable
    class|AVAudioTime|NSObject @unchecked Sendable
    class|AVAudioUnitDelay|AVAudioUnitEffect @unchecked Sendable
    class|AVAudioUnitDistortion|AVAudioUnitEffect @unchecked Sendable
    class|AVAudioUnitEQFilterParameters|NSObject @unchecked Sendable
    class|AVAudioUnitEQ|AVAudioUnitEffect @unchecked Sendable
    class|AVAudioUnitEffect|AVAudioUnit @unchecked Sendable
    class|AVAudioUnitReverb|AVAudioUnitEffect @unchecked Sendable
    class|AVAudioUnitTimeEffect|AVAudioUnit @unchecked Sendable
    class|AVAudioUnitTimePitch|AVAudioUnitTimeEffect @unchecked Sendable
    class|AVAudioUnitVarispeed|AVAudioUnitTimeEffect @unchecked Sendable
    class|AVAudioUnit|AVAudioNode @unchecked Sendable
    class|AVCaptureConnection|NSObject @unchecked Sendable
    class|AVCaptureControl|NSObject @unchecked Sendable
    class|AVCaptureDeviceInput|AVCaptureInput @unchecked Sendable
    class|AVCaptureDevice|NSObject @unchecked Sendable
    class|AVCaptureIndexPicker|AVCaptureControl @unchecked Sendable
    class|AVCaptureInput|NSObject @unchecked Sendable
    class|AVCaptureMetadataOutput|AVCaptureOutput @unchecked Sendable
    class|AVCaptureOutput|NSObject @unchecked Sendable
    class|AVCapturePhotoOutput|AVCaptureOutput @unchecked Sendable
    class|AVCapturePhotoSettings|NSObject @unchecked Sendable
    class|AVCapturePhoto|NSObject @unchecked Sendable
    class|AVCaptureResolvedPhotoSettings|NSObject @unchecked Sendable
    class|AVCaptureSession|NSObject @unchecked Sendable
    class|AVCaptureSlider|AVCaptureControl @unchecked Sendable
    class|AVCaptureSystemExposureBiasSlider|AVCaptureControl @unchecked Sendable
    class|AVCaptureSystemZoomSlider|AVCaptureControl @unchecked Sendable
    class|AVCaptureVideoPreviewLayer|CALayer
    class|AVMetadataItem|NSObject AVAsynchronousKeyValueLoading @unchecked Sendable
    class|AVMetadataMachineReadableCodeObject|AVMetadataObject @unchecked Sendable
    class|AVMetadataObject|NSObject @unchecked Sendable
    class|AVPartialAsyncProperty|@unchecked Sendable
    class|AVPlayerItem|NSObject @unchecked Sendable
    class|AVPlayerLayer|CALayer
    class|AVPlayerLooper|NSObject @unchecked Sendable
    class|AVPlayer|NSObject @unchecked Sendable
    class|AVQueuePlayer|AVPlayer @unchecked Sendable
    class|AVSpeechSynthesisMarker|NSObject @unchecked Sendable
    class|AVSpeechSynthesisVoice|NSObject @unchecked Sendable
    class|AVSpeechSynthesizer|NSObject @unchecked Sendable
    class|AVSpeechUtterance|NSObject @unchecked Sendable
    class|AVURLAsset|AVAsset @unchecked Sendable
    class|AXBrailleMap|NSObject
    class|AXBrailleTable|NSObject
    class|AXBrailleTranslationResult|NSObject
    class|AXBrailleTranslator|NSObject
    class|AXCategoricalDataAxisDescriptor|NSObject AXDataAxisDescriptor
    class|AXChartDescriptor|NSObject
    class|AXCustomContent|NSObject
    class|AXDataPointValue|NSObject
    class|AXDataPoint|NSObject
    class|AXDataSeriesDescriptor|NSObject
    class|AXFeatureOverrideSessionManager|NSObject
    class|AXFeatureOverrideSession|NSObject
    class|AXLiveAudioGraph|NSObject
    class|AXMFiHearingDevice|NSObject
    class|AXMathExpressionFenced|AXMathExpression
    class|AXMathExpressionFraction|AXMathExpression
    class|AXMathExpressionIdentifier|AXMathExpression
    class|AXMathExpressionMultiscript|AXMathExpression
    class|AXMathExpressionNumber|AXMathExpression
    class|AXMathExpressionOperator|AXMathExpression
    class|AXMathExpressionRoot|AXMathExpression
    class|AXMathExpressionRow|AXMathExpression
    class|AXMathExpressionSubSuperscript|AXMathExpression
    class|AXMathExpressionTableCell|AXMathExpression
    class|AXMathExpressionTableRow|AXMathExpression
    class|AXMathExpressionTable|AXMathExpression
    class|AXMathExpressionText|AXMathExpression
    class|AXMathExpressionUnderOver|AXMathExpression
    class|AXMathExpression|NSObject
    class|AXNumericDataAxisDescriptor|NSObject AXDataAxisDescriptor
    class|AccessibilityRequest|NSObject
    class|AccessibleObject|NSObject
    class|AppClipConfiguration|Configuration @unchecked Sendable
    class|AppConfiguration|Configuration @unchecked Sendable
    class|CAAnimationGroup|CAAnimation
    class|CAAnimation|NSObject CAAction CAMediaTiming
    class|CABasicAnimation|CAPropertyAnimation
    class|CADisplayLink|NSObject
    class|CAEmitterCell|NSObject
    class|CAEmitterLayer|CALayer
    class|CAGradientLayer|CALayer
    class|CAKeyframeAnimation|CAPropertyAnimation
    class|CALayer|NSObject
    class|CAMediaTimingFunction|NSObject
    class|CAPropertyAnimation|CAAnimation
    class|CAReplicatorLayer|CALayer
    class|CAShapeLayer|CALayer
    class|CASpringAnimation|CABasicAnimation
    class|CATextLayer|CALayer
    class|CATiledLayer|CALayer
    class|CATransition|CAAnimation
    class|CBATTRequest|NSObject @unchecked Sendable
    class|CBAttribute|NSObject @unchecked Sendable
    class|CBCentralManager|CBManager @unchecked Sendable
    class|CBCentral|CBPeer @unchecked Sendable
    class|CBCharacteristic|CBAttribute @unchecked Sendable
    class|CBDescriptor|CBAttribute @unchecked Sendable
    class|CBManager|NSObject @unchecked Sendable
    class|CBMutableCharacteristic|CBCharacteristic @unchecked Sendable
    class|CBMutableDescriptor|CBDescriptor @unchecked Sendable
    class|CBMutableService|CBService @unchecked Sendable
    class|CBPeer|NSObject @unchecked Sendable
    class|CBPeripheralManager|CBManager @unchecked Sendable
    class|CBPeripheral|CBPeer @unchecked Sendable
    class|CBService|CBAttribute @unchecked Sendable
    class|CBUUID|NSObject @unchecked Sendable
    class|CGColorSpace|Hashable
    class|CGColor|Hashable CustomStringConvertible _ExpressibleByColorLiteral
    class|CGMutablePath|CGPath
    class|CGPath|Hashable CustomStringConvertible
    class|CLCircularRegion|CLRegion @unchecked Sendable
    class|CLGeocoder|NSObject @unchecked Sendable
    class|CLHeading|NSObject @unchecked Sendable
    class|CLLocationManager|NSObject @unchecked Sendable
    class|CLLocation|NSObject @unchecked Sendable
    class|CLPlacemark|NSObject @unchecked Sendable
    class|CLRegion|NSObject @unchecked Sendable
    class|CLServiceSession|NSObject @unchecked Sendable
    class|CMSampleBuffer|@unchecked Sendable
    class|CNContactPickerViewController|UIViewController
    class|CNContactViewController|UIViewController
    class|CXAction|NSObject @unchecked Sendable
    class|CXAnswerCallAction|CXCallAction @unchecked Sendable
    class|CXCallAction|CXAction @unchecked Sendable
    class|CXCallController|NSObject @unchecked Sendable
    class|CXCallObserver|NSObject @unchecked Sendable
    class|CXCallUpdate|NSObject @unchecked Sendable
    class|CXCall|NSObject @unchecked Sendable
    class|CXEndCallAction|CXCallAction @unchecked Sendable
    class|CXHandle|NSObject @unchecked Sendable
    class|CXPlayDTMFCallAction|CXCallAction @unchecked Sendable
    class|CXProviderConfiguration|NSObject @unchecked Sendable
    class|CXProvider|NSObject @unchecked Sendable
    class|CXSetGroupCallAction|CXCallAction @unchecked Sendable
    class|CXSetHeldCallAction|CXCallAction @unchecked Sendable
    class|CXSetMutedCallAction|CXCallAction @unchecked Sendable
    class|CXStartCallAction|CXCallAction @unchecked Sendable
    class|CXTransaction|NSObject @unchecked Sendable
    class|CameraZoomRange|NSObject
    class|Configuration|NSObject
    class|Configuration|NSObject @unchecked Sendable
    class|ConnectionOptions|NSObject
    class|DataScannerViewController|UIViewController
    class|DateComponentsFormatter|Formatter @unchecked Sendable
    class|DateIntervalFormatter|Formatter @unchecked Sendable
    class|Decoration|NSObject
    class|Detent|NSObject
    class|DiscoverySession|NSObject @unchecked Sendable
    class|EKCalendarChooser|UIViewController
    class|EKEventEditViewController|UINavigationController
    class|EKEventViewController|UIViewController
    class|ETAResponse|NSObject @unchecked Sendable
    class|FileWrapper|NSObject
    class|Format|NSObject @unchecked Sendable
    class|GeometryPreferences|NSObject
    class|ListFormatter|Formatter @unchecked Sendable
    class|MKAddressFilter|NSObject @unchecked Sendable
    class|MKAnnotationView|UIView
    class|MKCircleRenderer|MKOverlayPathRenderer
    class|MKCircle|MKShape MKOverlay
    class|MKClusterAnnotation|NSObject MKAnnotation
    class|MKCompassButton|UIView
    class|MKDirections|NSObject @unchecked Sendable
    class|MKDistanceFormatter|Formatter @unchecked Sendable
    class|MKGeoJSONDecoder|NSObject @unchecked Sendable
    class|MKGeoJSONFeature|NSObject MKGeoJSONObject
    class|MKGeodesicPolyline|MKPolyline
    class|MKGradientPolylineRenderer|MKPolylineRenderer
    class|MKHybridMapConfiguration|MKMapConfiguration @unchecked Sendable
    class|MKImageryMapConfiguration|MKMapConfiguration @unchecked Sendable
    class|MKLocalPointsOfInterestRequest|NSObject @unchecked Sendable
    class|MKLocalSearchCompleter|NSObject @unchecked Sendable
    class|MKLocalSearchCompletion|NSObject @unchecked Sendable
    class|MKLocalSearch|NSObject @unchecked Sendable
    class|MKLookAroundSceneRequest|NSObject @unchecked Sendable
    class|MKLookAroundScene|NSObject @unchecked Sendable
    class|MKLookAroundSnapshotter|NSObject @unchecked Sendable
    class|MKLookAroundViewController|UIViewController
    class|MKMapCamera|NSObject @unchecked Sendable
    class|MKMapConfiguration|NSObject @unchecked Sendable
    class|MKMapItemRequest|NSObject @unchecked Sendable
    class|MKMapItem|NSObject @unchecked Sendable
    class|MKMapSnapshotter|NSObject @unchecked Sendable
    class|MKMapView|UIView
    class|MKMarkerAnnotationView|MKAnnotationView
    class|MKMultiPoint|MKShape
    class|MKMultiPolygonRenderer|MKOverlayPathRenderer
    class|MKMultiPolygon|MKShape MKOverlay
    class|MKMultiPolylineRenderer|MKOverlayPathRenderer
    class|MKMultiPolyline|MKShape MKOverlay
    class|MKOverlayPathRenderer|MKOverlayRenderer
    class|MKOverlayRenderer|NSObject
    class|MKPinAnnotationView|MKAnnotationView
    class|MKPlacemark|CLPlacemark MKAnnotation @unchecked Sendable
    class|MKPointAnnotation|MKShape
    class|MKPointOfInterestFilter|NSObject @unchecked Sendable
    class|MKPolygonRenderer|MKOverlayPathRenderer
    class|MKPolygon|MKMultiPoint MKOverlay
    class|MKPolylineRenderer|MKOverlayPathRenderer
    class|MKPolyline|MKMultiPoint MKOverlay
    class|MKRoute|NSObject @unchecked Sendable
    class|MKScaleView|UIView
    class|MKShape|NSObject MKAnnotation
    class|MKStandardMapConfiguration|MKMapConfiguration @unchecked Sendable
    class|MKTileOverlayRenderer|MKOverlayRenderer
    class|MKTileOverlay|NSObject MKOverlay
    class|MKUserLocationView|MKAnnotationView
    class|MKUserLocation|NSObject MKAnnotation
    class|MKUserTrackingBarButtonItem|UIBarButtonItem
    class|MKUserTrackingButton|UIView
    class|MeasurementFormatter|Formatter @unchecked Sendable
    class|NFCNDEFMessage|NSObject @unchecked Sendable
    class|NFCNDEFPayload|NSObject @unchecked Sendable
    class|NFCNDEFReaderSession|NFCReaderSession @unchecked Sendable
    class|NFCReaderSession|NSObject @unchecked Sendable
    class|NFCTagReaderSession|NFCReaderSession @unchecked Sendable
    class|NSCollectionLayoutAnchor|NSObject
    class|NSCollectionLayoutBoundarySupplementaryItem|NSCollectionLayoutSupplementaryItem
    class|NSCollectionLayoutDecorationItem|NSCollectionLayoutItem
    class|NSCollectionLayoutDimension|NSObject
    class|NSCollectionLayoutEdgeSpacing|NSObject
    class|NSCollectionLayoutGroup|NSCollectionLayoutItem
    class|NSCollectionLayoutItem|NSObject
    class|NSCollectionLayoutSection|NSObject
    class|NSCollectionLayoutSize|NSObject
    class|NSCollectionLayoutSpacing|NSObject
    class|NSCollectionLayoutSupplementaryItem|NSCollectionLayoutItem
    class|NSComparisonPredicate|NSPredicate @unchecked Sendable
    class|NSCompoundPredicate|NSPredicate @unchecked Sendable
    class|NSDataAsset|NSObject
    class|NSDataDetector|NSObject @unchecked Sendable
    class|NSException|NSObject @unchecked Sendable
    class|NSExpression|NSObject @unchecked Sendable
    class|NSHashTable|NSObject
    class|NSItemProvider|NSObject @unchecked Sendable
    class|NSKeyValueObservation|NSObject
    class|NSLayoutAnchor|NSObject
    class|NSLayoutConstraint|NSObject
    class|NSLayoutDimension|NSLayoutAnchor<NSLayoutDimension>
    class|NSLayoutManager|NSObject
    class|NSLayoutXAxisAnchor|NSLayoutAnchor<NSLayoutXAxisAnchor>
    class|NSLayoutYAxisAnchor|NSLayoutAnchor<NSLayoutYAxisAnchor>
    class|NSMapTable|NSObject
    class|NSMutableParagraphStyle|NSParagraphStyle @unchecked Sendable
    class|NSParagraphStyle|NSObject NSMutableCopying @unchecked Sendable
    class|NSPointerArray|NSObject
    class|NSPredicate|NSObject PredicateMaking @unchecked Sendable
    class|NSSecureUnarchiveFromDataTransformer|ValueTransformer
    class|NSShadow|NSObject
    class|NSSortDescriptor|NSObject @unchecked Sendable
    class|NSStringDrawingContext|NSObject
    class|NSTextAttachment|NSObject
    class|NSTextContainer|NSObject
    class|NSTextStorage|NSMutableAttributedString
    class|NSTextTab|NSObject @unchecked Sendable
    class|NSUbiquitousKeyValueStore|NSObject @unchecked Sendable
    class|NSUserActivity|NSObject
    class|OSLog|NSObject
    class|OpenExternalURLOptions|NSObject
    class|OpenURLOptions|NSObject
    class|Options|NSObject @unchecked Sendable
    class|PersonNameComponentsFormatter|Formatter @unchecked Sendable
    class|Provider|NSObject
    class|RelativeDateTimeFormatter|Formatter @unchecked Sendable
    class|Request|NSObject @unchecked Sendable
    class|Response|NSObject @unchecked Sendable
    class|SFAcousticFeature|NSObject @unchecked Sendable
    class|SFSafariViewController|UIViewController
    class|SFSpeechAudioBufferRecognitionRequest|SFSpeechRecognitionRequest @unchecked Sendable
    class|SFSpeechLanguageModel|NSObject @unchecked Sendable
    class|SFSpeechRecognitionMetadata|NSObject @unchecked Sendable
    class|SFSpeechRecognitionRequest|NSObject @unchecked Sendable
    class|SFSpeechRecognitionResult|NSObject @unchecked Sendable
    class|SFSpeechRecognitionTask|NSObject @unchecked Sendable
    class|SFSpeechRecognizer|NSObject @unchecked Sendable
    class|SFSpeechURLRecognitionRequest|SFSpeechRecognitionRequest @unchecked Sendable
    class|SFTranscriptionSegment|NSObject @unchecked Sendable
    class|SFTranscription|NSObject @unchecked Sendable
    class|SFVoiceAnalytics|NSObject @unchecked Sendable
    class|SKAction|NSObject @preconcurrency NSCopying
    class|SKAudioNode|SKNode
    class|SKCameraNode|SKNode
    class|SKCropNode|SKNode
    class|SKEffectNode|SKNode
    class|SKEmitterNode|SKNode
    class|SKLabelNode|SKNode
    class|SKMutablePayment|SKPayment @unchecked Sendable
    class|SKNode|UIResponder @preconcurrency NSCopying
    class|SKOverlay|NSObject
    class|SKPaymentQueue|NSObject @unchecked Sendable
    class|SKPaymentTransaction|NSObject @unchecked Sendable
    class|SKPayment|NSObject @unchecked Sendable
    class|SKPhysicsBody|NSObject
    class|SKPhysicsContact|NSObject
    class|SKPhysicsWorld|NSObject
    class|SKProductDiscount|NSObject @unchecked Sendable
    class|SKProductSubscriptionPeriod|NSObject @unchecked Sendable
    class|SKProductsRequest|SKRequest @unchecked Sendable
    class|SKProductsResponse|NSObject @unchecked Sendable
    class|SKProduct|NSObject @unchecked Sendable
    class|SKReceiptRefreshRequest|SKRequest @unchecked Sendable
    class|SKReferenceNode|SKNode
    class|SKRequest|NSObject @unchecked Sendable
    class|SKScene|SKNode
    class|SKShapeNode|SKNode
    class|SKSpriteNode|SKNode
    class|SKStoreProductViewController|UIViewController
    class|SKStoreReviewController|NSObject
    class|SKTextureAtlas|NSObject
    class|SKTexture|NSObject
    class|SKTransition|NSObject
    class|SKView|UIView
    class|Snapshot|NSObject @unchecked Sendable
    class|Step|NSObject @unchecked Sendable
    class|SymbolConfiguration|Configuration @unchecked Sendable
    class|TransitionContext|NSObject @unchecked Sendable
    class|UIAccessibilityCustomAction|NSObject
    class|UIAccessibilityCustomRotorItemResult|NSObject
    class|UIAccessibilityCustomRotorSearchPredicate|NSObject
    class|UIAccessibilityCustomRotor|NSObject
    class|UIAccessibilityElement|UIResponder UIAccessibilityIdentification
    class|UIAccessibilityLocationDescriptor|NSObject
    class|UIAction|UIMenuElement
    class|UIActivityIndicatorView|UIView
    class|UIActivityItemProvider|NSObject UIActivityItemSource
    class|UIActivityItemsConfiguration|NSObject UIActivityItemsConfigurationReading
    class|UIActivityViewController|UIViewController
    class|UIActivity|NSObject
    class|UIAlertAction|AccessibleObject UIAccessibilityIdentification
    class|UIAlertController|UIViewController
    class|UIApplicationShortcutIcon|NSObject
    class|UIApplicationShortcutItem|NSObject
    class|UIApplication|UIResponder
    class|UIBarAppearance|NSObject
    class|UIBarButtonItemAppearance|NSObject
    class|UIBarButtonItemStateAppearance|NSObject
    class|UIBarButtonItem|UIBarItem
    class|UIBarItem|AccessibleObject UIAccessibilityIdentification
    class|UIBezierPath|NSObject
    class|UIBlurEffect|UIVisualEffect
    class|UIButton|UIControl UIAccessibilityContentSizeCategoryImageAdjusting
    class|UICalendarSelectionMultiDate|UICalendarSelection
    class|UICalendarSelectionSingleDate|UICalendarSelection
    class|UICalendarSelection|NSObject
    class|UICalendarView|UIView
    class|UICollectionReusableView|UIView
    class|UICollectionViewCell|UICollectionReusableView
    class|UICollectionViewCompositionalLayoutConfiguration|NSObject
    class|UICollectionViewCompositionalLayout|UICollectionViewLayout
    class|UICollectionViewController|UIViewController UICollectionViewDataSource UICollectionViewDelegate
    class|UICollectionViewDiffableDataSource|NSObject UICollectionViewDataSource
    class|UICollectionViewDropProposal|UIDropProposal
    class|UICollectionViewFlowLayout|UICollectionViewLayout
    class|UICollectionViewLayoutAttributes|NSObject
    class|UICollectionViewLayoutInvalidationContext|NSObject
    class|UICollectionViewLayout|NSObject
    class|UICollectionViewListCell|UICollectionViewCell
    class|UICollectionViewUpdateItem|NSObject
    class|UICollectionView|UIScrollView
    class|UIColorPickerViewController|UIViewController
    class|UIColorWell|UIControl
    class|UIColor|NSObject _ExpressibleByColorLiteral @unchecked Sendable
    class|UICommandAlternate|NSObject
    class|UICommand|UIMenuElement
    class|UIContentUnavailableView|UIView UIContentView
    class|UIContextMenuConfiguration|NSObject
    class|UIContextMenuInteraction|NSObject UIInteraction
    class|UIContextualAction|NSObject
    class|UIControl|UIView UIContextMenuInteractionDelegate
    class|UICubicTimingParameters|NSObject UITimingCurveProvider
    class|UIDatePicker|UIControl
    class|UIDeferredMenuElement|UIMenuElement
    class|UIDevice|NSObject
    class|UIDocumentBrowserAction|NSObject
    class|UIDocumentBrowserTransitionController|NSObject UIViewControllerAnimatedTransitioning
    class|UIDocumentBrowserViewController|UIViewController
    class|UIDocumentPickerViewController|UIViewController
    class|UIDocument|NSObject
    class|UIDragInteraction|NSObject UIInteraction
    class|UIDragItem|NSObject
    class|UIDragPreviewParameters|UIPreviewParameters
    class|UIDragPreviewTarget|UIPreviewTarget
    class|UIDragPreview|NSObject
    class|UIDropInteraction|NSObject UIInteraction
    class|UIDropProposal|NSObject
    class|UIEditMenuConfiguration|NSObject
    class|UIEditMenuInteraction|NSObject UIInteraction
    class|UIEvent|NSObject
    class|UIFeedbackGenerator|NSObject UIInteraction
    class|UIFontDescriptor|NSObject @unchecked Sendable
    class|UIFontMetrics|NSObject
    class|UIFontPickerViewController|UIViewController
    class|UIFont|NSObject @unchecked Sendable
    class|UIGestureRecognizer|NSObject
    class|UIGlassContainerEffect|UIVisualEffect
    class|UIGlassEffect|UIVisualEffect
    class|UIGraphicsImageRendererContext|NSObject
    class|UIGraphicsImageRendererFormat|UIGraphicsRendererFormat
    class|UIGraphicsImageRenderer|NSObject
    class|UIGraphicsRendererFormat|NSObject
    class|UIHoverGestureRecognizer|UIGestureRecognizer
    class|UIImageAsset|NSObject @unchecked Sendable
    class|UIImagePickerController|UINavigationController
    class|UIImageView|UIView UIAccessibilityContentSizeCategoryImageAdjusting
    class|UIImage|NSObject _ExpressibleByImageLiteral @unchecked Sendable
    class|UIImpactFeedbackGenerator|UIFeedbackGenerator
    class|UIInputView|UIView
    class|UIKeyCommand|UICommand
    class|UIKeyboardLayoutGuide|UITrackingLayoutGuide
    class|UIKey|NSObject
    class|UILabel|UIView UIContentSizeCategoryAdjusting
    class|UILargeContentViewerInteraction|NSObject UIInteraction
    class|UILayoutGuide|NSObject
    class|UIListContentView|UIView UIContentView
    class|UILocalizedIndexedCollation|NSObject
    class|UILongPressGestureRecognizer|UIGestureRecognizer
    class|UIMainMenuSystem|UIMenuSystem
    class|UIMarkupTextPrintFormatter|UIPrintFormatter
    class|UIMenuController|NSObject
    class|UIMenuElement|NSObject UIAccessibilityIdentification
    class|UIMenuItem|NSObject
    class|UIMenuSystem|NSObject
    class|UIMenu|UIMenuElement
    class|UIMutableApplicationShortcutItem|UIApplicationShortcutItem
    class|UINavigationBarAppearance|UIBarAppearance
    class|UINavigationBar|UIView UIBarPositioning BarItemHost
    class|UINavigationController|UIViewController
    class|UINavigationItem|NSObject
    class|UINib|NSObject
    class|UINotificationFeedbackGenerator|UIFeedbackGenerator
    class|UIOpenURLContext|NSObject
    class|UIPageControlProgress|NSObject
    class|UIPageControlTimerProgress|UIPageControlProgress
    class|UIPageControl|UIControl
    class|UIPageViewController|UIViewController
    class|UIPanGestureRecognizer|UIGestureRecognizer
    class|UIPasteConfiguration|NSObject
    class|UIPasteControl|UIControl
    class|UIPasteboard|NSObject
    class|UIPencilInteraction|NSObject UIInteraction
    class|UIPercentDrivenInteractiveTransition|NSObject UIViewControllerInteractiveTransitioning
    class|UIPickerView|UIView
    class|UIPinchGestureRecognizer|UIGestureRecognizer
    class|UIPointerInteraction|NSObject UIInteraction
    class|UIPointerRegionRequest|NSObject
    class|UIPointerRegion|NSObject
    class|UIPointerStyle|NSObject
    class|UIPopoverPresentationController|UIPresentationController
    class|UIPresentationController|NSObject
    class|UIPressesEvent|UIEvent
    class|UIPress|NSObject
    class|UIPreviewAction|NSObject UIPreviewActionItem
    class|UIPreviewParameters|NSObject
    class|UIPreviewTarget|NSObject
    class|UIPrintFormatter|NSObject
    class|UIPrintInfo|NSObject
    class|UIPrintInteractionController|NSObject
    class|UIProgressView|UIView
    class|UIReferenceLibraryViewController|UIViewController
    class|UIRefreshControl|UIControl
    class|UIResponder|AccessibleObject
    class|UIRotationGestureRecognizer|UIGestureRecognizer
    class|UISceneActivationConditions|NSObject
    class|UISceneActivationRequestOptions|NSObject
    class|UISceneConfiguration|NSObject
    class|UISceneDestructionRequestOptions|NSObject
    class|UISceneSession|NSObject
    class|UISceneSizeRestrictions|NSObject
    class|UIScene|UIResponder
    class|UIScreenEdgePanGestureRecognizer|UIPanGestureRecognizer
    class|UIScreen|NSObject
    class|UIScrollEdgeEffect|NSObject
    class|UIScrollView|UIView
    class|UISearchBar|UIView UIBarPositioning UITextInputTraits
    class|UISearchController|UIViewController
    class|UISearchSuggestionItem|NSObject UISearchSuggestion
    class|UISearchTab|UITab
    class|UISearchTextField|UITextField
    class|UISearchToken|NSObject
    class|UISegmentedControl|UIControl
    class|UISelectionFeedbackGenerator|UIFeedbackGenerator
    class|UISheetPresentationController|UIPresentationController
    class|UISimpleTextPrintFormatter|UIPrintFormatter
    class|UISlider|UIControl
    class|UISplitViewController|UIViewController
    class|UISpringTimingParameters|NSObject UITimingCurveProvider
    class|UIStackView|UIView
    class|UIStatusBarManager|NSObject
    class|UIStepper|UIControl
    class|UIStoryboardSegue|NSObject
    class|UIStoryboardUnwindSegueSource|NSObject
    class|UIStoryboard|NSObject
    class|UISwipeActionsConfiguration|NSObject
    class|UISwipeGestureRecognizer|UIGestureRecognizer
    class|UISwitch|UIControl
    class|UITabAccessory|NSObject
    class|UITabBarAppearance|UIBarAppearance
    class|UITabBarController|UIViewController UITabBarDelegate
    class|UITabBarItemAppearance|NSObject
    class|UITabBarItemStateAppearance|NSObject
    class|UITabBarItem|UIBarItem
    class|UITabBar|UIView BarItemHost
    class|UITabGroup|UITab
    class|UITableViewCell|UIView UIGestureRecognizerDelegate ControlLabelSource
    class|UITableViewController|UIViewController UITableViewDataSource UITableViewDelegate
    class|UITableViewDiffableDataSource|NSObject UITableViewDataSource
    class|UITableViewDropProposal|UIDropProposal
    class|UITableViewHeaderFooterView|UIView
    class|UITableViewRowAction|NSObject
    class|UITableView|UIScrollView
    class|UITab|NSObject
    class|UITapGestureRecognizer|UIGestureRecognizer
    class|UITargetedDragPreview|UITargetedPreview
    class|UITargetedPreview|NSObject
    class|UITextChecker|NSObject
    class|UITextField|UIControl UITextInput UIContentSizeCategoryAdjusting EditableText
    class|UITextFormattingCoordinator|NSObject
    class|UITextInputPasswordRules|NSObject
    class|UITextPosition|NSObject
    class|UITextRange|NSObject
    class|UITextView|UIScrollView UITextInput UIContentSizeCategoryAdjusting EditableText
    class|UIToolTipConfiguration|NSObject
    class|UIToolTipInteraction|NSObject UIInteraction
    class|UIToolbarAppearance|UIBarAppearance
    class|UIToolbar|UIView UIBarPositioning BarItemHost
    class|UITouch|NSObject
    class|UITrackingLayoutGuide|UILayoutGuide
    class|UITraitCollection|NSObject
    class|UIVibrancyEffect|UIVisualEffect
    class|UIViewController|UIResponder UITraitEnvironment
    class|UIViewPropertyAnimator|NSObject UIViewImplicitlyAnimating
    class|UIView|UIResponder UITraitEnvironment UIAccessibilityIdentification @preconcurrency CALayerDelegate @preconcurrency LayerOwner
    class|UIVisualEffectView|UIView
    class|UIVisualEffect|NSObject
    class|UIWindowSceneActivationRequestOptions|UISceneActivationRequestOptions
    class|UIWindowSceneDestructionRequestOptions|UISceneDestructionRequestOptions
    class|UIWindowScene|UIScene
    class|UIWindow|UIView
    class|UndoManager|NSObject @unchecked Sendable
    class|VNDocumentCameraScan|NSObject
    class|VNDocumentCameraViewController|UIViewController
    class|ValueTransformer|NSObject ValueTransformerMaking
    class|WCSessionFileTransfer|NSObject @unchecked Sendable
    class|WCSessionFile|NSObject @unchecked Sendable
    class|WCSessionUserInfoTransfer|NSObject @unchecked Sendable
    class|WCSession|NSObject @unchecked Sendable
    class|WKBackForwardListItem|NSObject
    class|WKBackForwardList|NSObject
    class|WKContentRuleList|NSObject
    class|WKContentWorld|NSObject
    class|WKContextMenuElementInfo|NSObject
    class|WKFrameInfo|NSObject
    class|WKHTTPCookieStore|NSObject
    class|WKNavigationAction|NSObject
    class|WKNavigationResponse|NSObject
    class|WKNavigation|NSObject
    class|WKPreferences|NSObject
    class|WKProcessPool|NSObject
    class|WKScriptMessage|NSObject
    class|WKSecurityOrigin|NSObject
    class|WKSnapshotConfiguration|NSObject
    class|WKUserContentController|NSObject
    class|WKUserScript|NSObject
    class|WKWebViewConfiguration|NSObject
    class|WKWebView|UIView
    class|WKWebpagePreferences|NSObject
    class|WKWebsiteDataRecord|NSObject
    class|WKWebsiteDataStore|NSObject
    class|WKWindowFeatures|NSObject
    protocol|AVAudioMixing|AVAudioStereoMixing
    protocol|ContentTransitionSymbolEffect|SymbolEffect
    protocol|DiscreteSymbolEffect|SymbolEffect
    protocol|IndefiniteSymbolEffect|SymbolEffect
    protocol|MKAnnotation|OptionalTitleHolder
    protocol|MKOverlay|MKAnnotation
    protocol|MapSelectable|Hashable
    protocol|SKProductsRequestDelegate|SKRequestDelegate
    protocol|SymbolEffect|Hashable
    protocol|TransitionSymbolEffect|SymbolEffect
    protocol|UIApplicationDelegate|OptionalWindowHolder
    protocol|UICollectionViewDelegateFlowLayout|UICollectionViewDelegate
    protocol|UICollectionViewDelegate|UIScrollViewDelegate
    protocol|UIContextMenuInteractionCommitAnimating|UIContextMenuInteractionAnimating
    protocol|UIDragSession|UIDragDropSession
    protocol|UIDropSession|UIDragDropSession
    protocol|UIKeyInput|UITextInputTraits
    protocol|UIMenuLeaf|UIMenuElement
    protocol|UINavigationBarDelegate|UIBarPositioningDelegate
    protocol|UIPickerViewAccessibilityDelegate|UIPickerViewDelegate
    protocol|UIPopoverPresentationControllerDelegate|UIAdaptivePresentationControllerDelegate
    protocol|UIScrollViewAccessibilityDelegate|UIScrollViewDelegate
    protocol|UISearchBarDelegate|UIBarPositioningDelegate
    protocol|UISearchTextFieldDelegate|UITextFieldDelegate
    protocol|UISheetPresentationControllerDelegate|UIAdaptivePresentationControllerDelegate
    protocol|UITableViewDelegate|UIScrollViewDelegate
    protocol|UITextInput|UIKeyInput
    protocol|UITextViewDelegate|UIScrollViewDelegate
    protocol|UIToolbarDelegate|UIBarPositioningDelegate
    protocol|UITraitChangeObservable|UITraitEnvironment
    protocol|UIViewControllerTransitionCoordinator|UIViewControllerTransitionCoordinatorContext
    protocol|UIViewImplicitlyAnimating|UIViewAnimating
    protocol|UIWindowSceneDelegate|UISceneDelegate OptionalWindowHolder
    protocol|_SystemError|_BridgedStoredNSError
    """#
}
