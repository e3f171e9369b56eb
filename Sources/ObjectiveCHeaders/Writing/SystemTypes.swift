/// The names of the system's types in Swift, where they differ from those in Objective-C.
enum SystemTypes {
  /// Types of values. Those of an app's own headers take the sign that they say, `NSUInteger` too.
  static let values: [String: String] = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "char": "CChar",
    "signed char": "Int8", "unsigned char": "UInt8", "short": "Int16", "unsigned short": "UInt16",
    "int": "Int32", "unsigned int": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "float": "Float", "double": "Double", "long double": "Float80",
    "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval",
    "size_t": "Int", "ssize_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt", "ptrdiff_t": "Int",
    "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8",
    "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "UInt8": "UInt8", "UInt16": "UInt16",
    "UInt32": "UInt32", "UInt64": "UInt64", "SInt32": "Int32", "Float32": "Float", "Float64": "Double",
    "SEL": "Selector", "NSStringEncoding": "UInt", "NSComparisonResult": "ComparisonResult",
    "NSNotificationName": "NSNotification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
    "NSErrorDomain": "String", "NSKeyValueChangeKey": "NSKeyValueChangeKey",
    "NSQualityOfService": "QualityOfService", "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewStyle": "UITableView.Style", "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UIViewContentMode": "UIView.ContentMode", "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode", "UIButtonType": "UIButton.ButtonType",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIApplicationState": "UIApplication.State", "UIFontTextStyle": "UIFont.TextStyle",
    "UIFontWeight": "UIFont.Weight", "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UIDatePickerMode": "UIDatePicker.Mode", "UITouchPhase": "UITouch.Phase",
    "UIEventType": "UIEvent.EventType", "UIWindowLevel": "UIWindow.Level",
    "UIRectEdge": "UIRectEdge",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "UIModalTransitionStyle": "UIModalTransitionStyle",
    "UISearchBarStyle": "UISearchBar.Style", "NSDateFormatterStyle": "DateFormatter.Style",
    "NSNumberFormatterStyle": "NumberFormatter.Style", "NSCalendarUnit": "NSCalendar.Unit",
    "NSUserActivityTypeBrowsingWeb": "String", "dispatch_queue_t": "DispatchQueue",
    "dispatch_block_t": "@convention(block) () -> Void", "CGColorRef": "CGColor", "CGImageRef": "CGImage",
    "CGContextRef": "CGContext", "CGPathRef": "CGPath", "CFStringRef": "CFString",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
  ]

  /// Structures and enumerations with the same name in Swift.
  static let plainValues: Set = [
    "CGRect", "CGPoint", "CGSize", "CGAffineTransform", "CGVector", "NSRange", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets", "CATransform3D", "CLLocationCoordinate2D", "CLLocationDegrees", "CMTime",
    "MKCoordinateRegion", "NSRangePointer", "unichar", "NSZone", "FILE",
  ]

  static let options: Set = [
    "UIControlState", "UIControlEvents", "UIViewAnimationOptions", "UIViewAutoresizing", "UIRectEdge",
    "UIRectCorner", "UIInterfaceOrientationMask", "NSCalendarUnit", "NSStringCompareOptions",
    "NSDataReadingOptions", "NSDataWritingOptions", "NSJSONReadingOptions", "NSKeyValueObservingOptions",
    "NSSortOptions", "NSEnumerationOptions", "UISwipeGestureRecognizerDirection",
  ]

  /// Classes that Swift bridges to types of its own, and such as bear another name there.
  static let objects: [String: String] = {
    var names = [
      "NSString": "String", "NSError": "any Error", "NSURL": "URL", "NSData": "Data", "NSDate": "Date",
      "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSUUID": "UUID", "NSLocale": "Locale",
      "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSDateComponents": "DateComponents",
      "NSURLRequest": "URLRequest", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
      "NSCharacterSet": "CharacterSet", "NSNotification": "Notification", "NSDateInterval": "DateInterval",
      "NSPersonNameComponents": "PersonNameComponents", "Protocol": "Protocol",
      "NSHTTPURLResponse": "HTTPURLResponse", "NSHTTPCookie": "HTTPCookie",
      "NSHTTPCookieStorage": "HTTPCookieStorage",
    ]
    let shortened = [
      "FileManager", "FileHandle", "Bundle", "UserDefaults", "NotificationCenter", "URLSession",
      "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask", "URLSessionDownloadTask",
      "URLSessionConfiguration", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
      "URLAuthenticationChallenge", "URLProtocol", "CachedURLResponse", "Operation", "OperationQueue",
      "BlockOperation", "Thread", "Timer", "ProcessInfo", "DateFormatter", "NumberFormatter", "Formatter",
      "DateComponentsFormatter", "ByteCountFormatter", "InputStream", "OutputStream", "Stream", "RunLoop",
      "Scanner", "Progress", "UndoManager", "JSONSerialization", "Port", "Host", "XMLParser",
      "ISO8601DateFormatter", "MeasurementFormatter", "LengthFormatter",
    ]
    for name in shortened { names["NS" + name] = name }
    return names
  }()
}
